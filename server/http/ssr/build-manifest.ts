import type { Locale } from '#src/shared/locale.ts';

/** One entry of Vite's manifest. */
type ManifestEntry = { readonly file: string; readonly imports?: readonly string[]; readonly src?: string };

export type Manifest = Readonly<Record<string, ManifestEntry>>;

/** The files that the browser loads to run the application on one page. URL paths on this server. */
export type AppChunks = {
  readonly app: string;
  /** The files that the entry imports: it needs none of the application to run. */
  readonly libraries: readonly string[];
  readonly parts: readonly string[];
};

type ShownPage = {
  /** For example `/product/$id`, or `/mypage/` for an index route. */
  readonly routeId: string;
  readonly locale: Locale;
};

/**
 * `parts` are all chunks but the entry, and the texts of a language that the components do not have; the page preloads them, so
 * that none is discovered late.
 *
 * @param app URL path of the entry, as the built page links it
 */
export function findAppChunks(manifest: Manifest, app: string, { routeId, locale }: ShownPage): AppChunks {
  const entry = Object.keys(manifest).find((key) => `/${manifest[key]?.file}` === app);
  if (!entry) throw new Error(`The manifest of the build does not name ${app}.`);
  const routeFile = `src/routes${routeId.replace(/\/$/, '/index')}.tsx`;
  const lazyChunks = Object.keys(manifest).filter((key) => key.startsWith(`${routeFile}?tsr-split=`));
  const texts = `locales/${locale}.po`;
  const addressesOf = (keys: readonly string[]) =>
    collectFiles(manifest, keys).flatMap((file) => (`/${file}` === app ? [] : `/${file}`));
  return { app, libraries: addressesOf([entry]), parts: addressesOf([entry, texts, ...lazyChunks]) };
}

/** The files of these keys of the manifest with their transitive imports, each once. */
export function collectFiles(manifest: Manifest, keys: readonly string[]): string[] {
  const needed = new Set<string>();
  const collect = (key: string): void => {
    if (needed.has(key)) return;
    needed.add(key);
    manifest[key]?.imports?.forEach(collect);
  };
  keys.forEach(collect);
  return [...new Set([...needed].flatMap((key) => manifest[key]?.file ?? []))];
}
