import { type I18n, type Messages, setupI18n } from '@lingui/core';
// Korean is what nearly everybody reads: it travels with the first script instead of after it.
import { messages as korean } from '../../locales/ko.po';
import type { Locale } from './locale.ts';

async function messagesOf(locale: Locale): Promise<Messages> {
  if (locale === 'ko') return korean;
  return (await import('../../locales/en.po')).messages;
}

export async function createTranslations(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await messagesOf(locale) } });
}

export async function changeLocale(i18n: I18n, locale: Locale): Promise<void> {
  i18n.loadAndActivate({ locale, messages: await messagesOf(locale) });
}
