import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { CheckBox } from '#src/ui/check-box.tsx';
import { Picture } from '../picture/picture.tsx';
import { useVariantName } from '../product/variant-name.ts';
import styles from './line-check-box.module.css';

type LineCheckBoxProps = Omit<ComponentProps<typeof CheckBox>, 'children'> & {
  line: {
    readonly name_ko: string;
    readonly name_en: string;
    readonly option_name_ko: string;
    readonly option_name_en: string;
    readonly size: string;
    readonly production_method: string;
    readonly image_src: string;
  };
  /** Pieces of the line that may be chosen. */
  quantity: number;
};

/** One of the lines of an order that something is done with. */
export function LineCheckBox({ line, quantity, ...input }: LineCheckBoxProps) {
  const text = useLocaleText();
  const variantName = useVariantName();
  return (
    <CheckBox {...input}>
      <span className={styles.line}>
        <span className={styles.picture}>
          <Picture src={line.image_src} alt="" size="s" ratio="1" />
        </span>
        <span className={styles.texts}>
          <span className={styles.name}>{text(line.name_ko, line.name_en)}</span>
          <span className={styles.variant}>
            {variantName(line)} · <Trans>Quantity {quantity}</Trans>
          </span>
        </span>
      </span>
    </CheckBox>
  );
}
