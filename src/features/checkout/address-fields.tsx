import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useConfig } from '#src/config/config-context.ts';
import { useOnlineCheck } from '#src/offline/use-online-check.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './address-fields.module.css';
import type { CheckoutValues } from './checkout-values.ts';
import { useCheckoutField } from './use-checkout-field.ts';

const AddressSearch = lazyComponent(() => import('#src/components/address-search.tsx'), 'AddressSearch');

/** Found by the search, or typed: a search that is missing or blocked must not stop an order. */
export function AddressFields() {
  const { t } = useLingui();
  const { postcode } = useConfig();
  const isOnline = useOnlineCheck();
  const fieldOf = useCheckoutField();
  const { setValue, clearErrors, setFocus } = useFormContext<CheckoutValues>();
  const [isSearching, setIsSearching] = useState(false);
  return (
    <>
      <div className={styles.zip}>
        <Field
          label={t`Postal code`}
          inputMode="numeric"
          autoComplete="postal-code"
          required
          maxLength={5}
          {...fieldOf('zipCode')}
        />
        {postcode && (
          <Button variant="outline" onClick={() => isOnline() && setIsSearching(true)}>
            <Trans>Find address</Trans>
          </Button>
        )}
      </div>
      <Field
        label={t`Address`}
        autoComplete="address-line1"
        required
        maxLength={200}
        {...fieldOf('address')}
      />
      <Field
        label={t`Detailed address`}
        autoComplete="address-line2"
        maxLength={200}
        {...fieldOf('detailAddress')}
      />
      {isSearching && postcode && (
        <AddressSearch
          scriptUrl={postcode.script_url}
          onFound={({ zipCode, address }) => {
            const change = { shouldDirty: true } as const;
            setValue('zipCode', zipCode, change);
            setValue('address', address, change);
            setValue('detailAddress', '', change);
            clearErrors(['zipCode', 'address']);
          }}
          onClose={() => {
            setIsSearching(false);
            // The dialog gives the focus back to its button first.
            requestAnimationFrame(() => setFocus('detailAddress'));
          }}
        />
      )}
    </>
  );
}
