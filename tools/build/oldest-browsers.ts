import browserslist from 'browserslist';

/** By name in browserslist, e.g. `chrome` and `111`, from the list in package.json. */
export function oldestBrowsers(): ReadonlyMap<string, string> {
  const oldest = new Map<string, string>();
  // Newest first; a version may be a range such as `16.4-16.5`.
  for (const entry of browserslist()) {
    const [name = '', version = ''] = entry.split(' ');
    oldest.set(name, version.replace(/-.*/, ''));
  }
  return oldest;
}

/** As Vite names them, for scripts and styles. It does not know Samsung Internet, which is Chromium of the same year. */
const viteNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'ios',
  safari: 'safari',
};

export const buildTarget = (): string[] =>
  [...oldestBrowsers()].flatMap(([name, version]) => (viteNames[name] ? viteNames[name] + version : []));
