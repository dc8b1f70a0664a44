/** One entry of Vite's manifest. */
type BuiltPart = { readonly file: string; readonly imports?: readonly string[]; readonly src?: string };

export type Manifest = Readonly<Record<string, BuiltPart>>;

/** What the browser fetches to run the application on one page. Addresses on this server. */
export type AppParts = { readonly app: string; readonly parts: readonly string[] };

/** The route files behind the addresses that have first screens, as the manifest names their lazy halves. */
const routes: readonly (readonly [RegExp, string])[] = [
  [/^\/main/, 'src/routes/main.tsx'],
  [/^\/product\//, 'src/routes/product/$id.tsx'],
  [/^\/artist\//, 'src/routes/artist/$name/graphic/$graphicId.tsx'],
];

/**
 * `parts` are all but the application's entry, so that none of them is discovered late.
 *
 * @param app address of the entry, as the built page links it
 */
export function appParts(manifest: Manifest, app: string, href: string): AppParts {
  const entry = Object.keys(manifest).find((key) => `/${manifest[key]?.file}` === app);
  if (!entry) throw new Error(`The manifest of the build does not name ${app}.`);
  const route = routes.find(([address]) => address.test(href))?.[1];
  const lazyHalves = Object.keys(manifest).filter((key) => route && key.startsWith(`${route}?tsr-split=`));
  const files = partsOf(manifest, [entry, ...lazyHalves]).map((file) => `/${file}`);
  return { app, parts: files.filter((file) => file !== app) };
}

/** The files behind these keys of the manifest with everything that they import, each once. */
export function partsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const needed = new Set<string>();
  const collect = (key: string): void => {
    if (needed.has(key)) return;
    needed.add(key);
    manifest[key]?.imports?.forEach(collect);
  };
  keys.forEach(collect);
  return [...new Set([...needed].flatMap((key) => manifest[key]?.file ?? []))];
}
