import { useLingui } from '@lingui/react';
import type { Locale } from '#src/shared/locale.ts';

type Text = string | null | undefined;

/** Picks between the columns of a row, e.g. `name_ko`/`name_en` or `title`/`title_en`. Falls back to Korean. */
export function localeText(locale: Locale, korean: string, english: Text): string;
export function localeText(locale: Locale, korean: Text, english: Text): string | null;
export function localeText(locale: Locale, korean: Text, english: Text): string | null {
  return (locale === 'en' && english ? english : korean) ?? null;
}

export function useLocale(): Locale {
  return useLingui().i18n.locale === 'en' ? 'en' : 'ko';
}

type PickText = {
  (korean: string, english: Text): string;
  (korean: Text, english: Text): string | null;
};

/** `const text = useLocaleText(); text(product.name_ko, product.name_en)` */
export function useLocaleText(): PickText {
  const locale = useLocale();
  return ((korean: Text, english: Text) => localeText(locale, korean, english)) as PickText;
}
