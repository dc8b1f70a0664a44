import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef } from 'react';
import { OrderLine } from '#src/components/order/order-line.tsx';
import { RefundAccountFields } from '#src/components/order/refund-account-fields.tsx';
import { PhotosField } from '#src/components/photo/photos-field.tsx';
import { QuantityStepper } from '#src/components/product/quantity-stepper.tsx';
import { textLength } from '#src/shared/text-length.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { TextArea } from '#src/ui/field.tsx';
import styles from './claim-form-page.module.css';
import { type ClaimField, maxChars, maxPhotos } from './claim-form-state.ts';
import { ClaimOthers } from './claim-others.tsx';
import { ClaimReasons } from './claim-reasons.tsx';
import type { ClaimableLine, ClaimOptions, ClaimType, ClaimValues } from './claim-values.ts';
import { ExchangeField } from './exchange-field.tsx';
import { FeeField } from './fee-field.tsx';
import { PickupFields } from './pickup-fields.tsx';
import { useClaimForm } from './use-claim-form.ts';

type ClaimFormPageProps = {
  orderId: string;
  claimable: ClaimableLine;
  options: ClaimOptions;
  /** The values that the form begins with. */
  values: ClaimValues;
  onSent: (claimId: string) => void;
};

/** The values that the sections of the form share. */
type SectionProps = Pick<ReturnType<typeof useClaimForm>, 'values' | 'terms' | 'change'> & {
  errorOf: (field: ClaimField) => string | undefined;
};

/** Asks to exchange a line, or to return it with others of its order. */
export function ClaimFormPage(props: ClaimFormPageProps) {
  const { claimable } = props;
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { values, terms, problems, state, change, submit } = useClaimForm(props);
  const errorOf = (field: ClaimField) => {
    const problem = problems[field];
    return problem && i18n._(problem);
  };
  const shared: SectionProps = { values, terms, change, errorOf };

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (state === 'sending') return;
    const field = await submit();
    if (field) focusField(form.current, field);
  };
  return (
    <form ref={form} className={styles.page} noValidate onSubmit={(event) => void send(event)}>
      <LineSection {...shared} claimable={claimable} />
      {terms.others.length > 0 && (
        <section className={styles.section}>
          <ClaimOthers terms={terms} selected={values.others} onSelect={(others) => change({ others })} />
        </section>
      )}
      <ReasonSection {...shared} />
      {terms.type === 'EXCHANGE' && (
        <section className={styles.section}>
          <ExchangeField
            variants={terms.variants}
            selected={terms.variant?.id ?? ''}
            error={errorOf('variantId')}
            onSelect={(variantId) => change({ variantId })}
          />
        </section>
      )}
      <section className={styles.section}>
        <h2 className={styles.title}>
          <Trans>Pick-up</Trans>
        </h2>
        <PickupFields
          pickup={values.pickup}
          errorOf={(name) => errorOf(`pickup.${name}`)}
          onChange={(pickup) => change({ pickup })}
        />
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>
          <Trans>Delivery cost</Trans>
        </h2>
        <FeeField
          terms={terms}
          selected={values.feePayment}
          onSelect={(feePayment) => change({ feePayment })}
        />
      </section>
      {terms.needsAccount && <RefundSection {...shared} />}
      <div className={styles.end}>
        <p className={styles.problem} role="alert">
          {typeof state === 'object' ? state.problem : null}
        </p>
        <Button type="submit" wide busy={state === 'sending'}>
          {terms.type === 'RETURN' ? <Trans>Request the return</Trans> : <Trans>Request the exchange</Trans>}
        </Button>
      </div>
    </form>
  );
}

/** The line, whether it is returned or exchanged, and how many pieces of it. */
function LineSection({ claimable, terms, change }: SectionProps & { claimable: ClaimableLine }) {
  const { t } = useLingui();
  const typeNames: Readonly<Record<ClaimType, string>> = { RETURN: t`Return it`, EXCHANGE: t`Exchange it` };
  return (
    <section className={styles.section}>
      <ul>
        <OrderLine line={claimable.line} discount={claimable.line.coupon_discount} />
      </ul>
      {claimable.types.length > 1 && (
        <ChoiceChips
          legend={t`Return or exchange`}
          choices={claimable.types.map((value) => ({ value, label: typeNames[value] }))}
          selected={terms.type}
          onSelect={(type) => change({ type })}
        />
      )}
      {claimable.max_quantity > 1 && (
        <div className={styles.row}>
          <h2 className={styles.title}>
            <Trans>How many?</Trans>
          </h2>
          <QuantityStepper
            label={t`How many?`}
            value={terms.quantity}
            max={claimable.max_quantity}
            onChange={(quantity) => change({ quantity })}
          />
        </div>
      )}
    </section>
  );
}

function ReasonSection({ values, terms, change, errorOf }: SectionProps) {
  const { t, i18n } = useLingui();
  const [length, limit] = [i18n.number(textLength(values.details)), i18n.number(maxChars)];
  return (
    <section className={styles.section}>
      <ClaimReasons
        reasons={terms.reasons}
        selected={terms.reason?.code ?? null}
        error={errorOf('reason')}
        onSelect={(reason) => change({ reason })}
      />
      <TextArea
        label={t`What happened?`}
        name="details"
        rows={4}
        required
        value={values.details}
        hint={
          <Trans>
            {length} of {limit} characters
          </Trans>
        }
        error={errorOf('details')}
        onChange={({ target }) => change({ details: target.value })}
      />
      {(terms.needsPhotos || values.photos.length > 0) && (
        <PhotosField
          purpose="CLAIM"
          photos={values.photos}
          maxPhotos={maxPhotos}
          error={errorOf('photos')}
          onChange={(photos) => change({ photos })}
        />
      )}
    </section>
  );
}

function RefundSection({ values, change, errorOf }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <Trans>Refund account</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>Refunds of a deposit go to this account. It is stored encrypted.</Trans>
      </p>
      <RefundAccountFields
        account={values.account}
        errorOf={(name) => errorOf(`account.${name}`)}
        onChange={(account) => change({ account })}
      />
    </section>
  );
}

/** Radio buttons share a name: the first of them. */
function focusField(form: HTMLFormElement | null, name: ClaimField): void {
  const found = form?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}
