import type { I18n } from '@lingui/core';
import { localeText } from '#src/i18n/locale-text.ts';

type Named = { readonly name_ko: string; readonly name_en: string | null };

/** The `meta` of a page that is about one thing: its title is the thing's name. */
export function namedTitle(thing: Named | null | undefined, { locale }: I18n): { title: string }[] {
  return thing ? [{ title: localeText(locale === 'en' ? 'en' : 'ko', thing.name_ko, thing.name_en) }] : [];
}
