export type Locale = 'ko' | 'en';

export const locales = ['ko', 'en'] as const satisfies readonly Locale[];

/** The stored choice, else the browser's language by its first two letters, else Korean. A corrupt choice counts as none. */
export function pickLocale(stored: string | null, browserLanguage: string | undefined): Locale {
  return asLocale(stored) ?? asLocale(browserLanguage?.slice(0, 2).toLowerCase()) ?? 'ko';
}

function asLocale(value: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === value);
}
