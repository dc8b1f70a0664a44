import { Trans, useLingui } from '@lingui/react/macro';
import { useVariantName } from '#src/components/product/variant-name.ts';
import { Select } from '#src/ui/select.tsx';
import styles from './claim-form-page.module.css';
import type { ClaimableLine } from './claim-values.ts';

type ExchangeFieldProps = {
  variants: ClaimableLine['exchange_variants'];
  selected: string;
  error: string | undefined;
  onSelect: (variantId: string) => void;
};

/** The choice of what comes in exchange: the same product, in an option that is in stock. */
export function ExchangeField({ variants, selected, error, onSelect }: ExchangeFieldProps) {
  const { t } = useLingui();
  const variantName = useVariantName();
  const labelOf = (variant: ClaimableLine['exchange_variants'][number]) => {
    const name = variantName(variant);
    return variant.is_ordered ? t`${name} (the same again)` : name;
  };
  const available = variants.filter(({ is_available }) => is_available);
  if (available.length === 0)
    return (
      <p className={styles.hint} role="status">
        <Trans>Everything else is sold out at the moment. You can return it instead.</Trans>
      </p>
    );
  return (
    <>
      <Select
        label={t`In exchange for`}
        name="variantId"
        value={selected}
        choices={[
          { value: '', label: t`Choose what you want instead` },
          ...available.map((variant) => ({ value: variant.id, label: labelOf(variant) })),
        ]}
        onSelect={onSelect}
      />
      {error && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
    </>
  );
}
