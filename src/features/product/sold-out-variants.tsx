import { Trans, useLingui } from '@lingui/react/macro';
import { methodNames, readMethod } from '#src/components/product/production-method.ts';
import { NotifyButton } from '#src/components/reaction/notify-button.tsx';
import { useConfig } from '#src/config/config-context.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import styles from './sold-out-variants.module.css';

type Variant = {
  readonly id: string;
  readonly size: string;
  readonly production_method: string;
  readonly stock_count: number;
};

/** The sold-out variants of the selected color with restock alerts. Nothing if all or none of them are sold out. */
export function SoldOutVariants({ variants }: { variants: readonly Variant[] }) {
  const { i18n } = useLingui();
  const { push } = useConfig();
  const soldOut = variants.filter(({ stock_count }) => stock_count <= 0);
  if (!push || soldOut.length === 0 || soldOut.length === variants.length) return null;
  const nameOf = ({ size, production_method }: Variant) =>
    production_method === 'NONE' ? size : `${size} · ${i18n._(methodNames[readMethod(production_method)])}`;
  return (
    <Accordion title={<Trans>Is your option sold out?</Trans>}>
      <ul>
        {soldOut.map((variant) => (
          <li key={variant.id} className={styles.variant}>
            {nameOf(variant)}
            <NotifyButton subscription={{ topic: 'RESTOCK', targetId: variant.id }} name={nameOf(variant)} />
          </li>
        ))}
      </ul>
    </Accordion>
  );
}
