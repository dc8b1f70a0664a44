export type Locale = 'ko' | 'en';

export const locales = ['ko', 'en'] as const satisfies readonly Locale[];

/**
 * The stored choice, or the browser's language by its first two letters where nothing is stored. Whatever of the two
 * decides, everything but our languages is Korean.
 */
export function pickLocale(stored: string | null, browserLanguage: string | undefined): Locale {
  const asked = stored || browserLanguage?.slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === asked) ?? 'ko';
}
