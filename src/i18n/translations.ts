import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '#src/shared/locale.ts';

async function loadMessages(locale: Locale): Promise<Messages> {
  // The build puts the Korean messages into the components, see locales/korean-in-place.ts.
  if (locale === 'ko') return {};
  return (await import('../../locales/en.po')).messages;
}

export async function createTranslations(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } });
}

export async function changeLocale(i18n: I18n, locale: Locale): Promise<void> {
  i18n.loadAndActivate({ locale, messages: await loadMessages(locale) });
}
