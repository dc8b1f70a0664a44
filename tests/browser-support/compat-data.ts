import data, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from '#tools/build/oldest-browsers.ts';

/** The names of a browser of browserslist in MDN's data: those of phones have its version. */
const browserNames: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  ios_saf: ['safari_ios'],
  safari: ['safari'],
  samsung: ['samsunginternet_android'],
};

const oldest = [...oldestBrowsers()].flatMap(([name, version]) =>
  (browserNames[name] ?? []).map((browser) => ({ browser, version })),
);

const { css, javascript, api } = data;

export { api, css, javascript };

/** The first of the oldest browsers that lacks the feature, such as `chrome 111`; `null`: all have it. */
export function browserWithout({ support }: CompatStatement): string | null {
  const missing = oldest.find(({ browser, version }) => {
    const statements = [support[browser] ?? []].flat();
    return statements.length > 0 && !statements.some((statement) => isIn(statement, version));
  });
  return missing ? `${missing.browser} ${missing.version}` : null;
}

function isIn(statement: SimpleSupportStatement, version: string): boolean {
  const {
    version_added: added,
    version_removed: removed,
    flags,
    prefix,
    alternative_name: otherName,
  } = statement;
  if (flags || prefix || otherName || typeof added !== 'string' || added === 'preview') return false;
  return !isLater(added, version) && !(typeof removed === 'string' && !isLater(removed, version));
}

function isLater(one: string, other: string): boolean {
  const [major = 0, minor = 0] = one.replace('≤', '').split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

/** The features below this one, by name. */
export const partsOf = (feature: Identifier | undefined): readonly (readonly [string, Identifier])[] =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** Whether one of the oldest browsers lacks it. */
export const isMissing = (feature: Identifier | undefined): boolean =>
  feature?.__compat !== undefined && browserWithout(feature.__compat) !== null;

/** By its path in MDN's data, such as `api.URL.parse_static`. */
export function featureAt(path: string): Identifier | undefined {
  let feature: Identifier | undefined = data as unknown as Identifier;
  for (const name of path.split('.')) feature = feature?.[name];
  return feature;
}
