import type { I18n } from '@lingui/core';
import { localeText } from '#src/i18n/locale-text.ts';

type Named = { readonly name_ko: string; readonly name_en: string | null };

/** The `meta` of a page about one item: its title is the item's name. */
export function namedTitle(item: Named | null | undefined, { locale }: I18n): { title: string }[] {
  return item ? [{ title: localeText(locale === 'en' ? 'en' : 'ko', item.name_ko, item.name_en) }] : [];
}
