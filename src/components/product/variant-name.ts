import { useLingui } from '@lingui/react';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { methodNames, readMethod } from './production-method.ts';

type Variant = {
  readonly option_name_ko: string;
  readonly option_name_en: string;
  readonly size: string;
  readonly production_method: string;
};

/** `Black / M / Embroidery`, without what a product has no choice of. */
export function useVariantName(): (variant: Variant) => string {
  const { i18n } = useLingui();
  const text = useLocaleText();
  return ({ option_name_ko, option_name_en, size, production_method }) => {
    const method = readMethod(production_method);
    const parts = [
      text(option_name_ko, option_name_en),
      size === 'ONE' ? null : size,
      method === 'NONE' ? null : i18n._(methodNames[method]),
    ];
    return parts.filter(Boolean).join(' / ');
  };
}
