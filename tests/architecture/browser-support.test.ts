import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { SsrBundle } from '#src/shared/ssr.ts';
import { oldestBrowsers } from '#tools/build/oldest-browsers.ts';
import { builtFiles, pageScripts } from '../browser-support/built-files.ts';
import { browserWithout, featureAt } from '../browser-support/compat-data.ts';
import { guardedInScripts, guardedInStyles } from '../browser-support/guarded-features.ts';
import { findNewSyntax, readScript } from '../browser-support/script-features.ts';
import { findStyleUses } from '../browser-support/style-features.ts';

const root = join(import.meta.dirname, '../..');

const missingFrom = (feature: string) => {
  const compat = featureAt(feature)?.__compat;
  return compat ? browserWithout(compat) : 'unknown';
};

const readScripts = () => builtFiles('js').map((file) => ({ ...file, ...readScript(file.text) }));
let scripts: ReturnType<typeof readScripts> = [];
// Two seconds, on a busy machine more than the limit of ten.
beforeAll(() => {
  scripts = readScripts();
}, 60_000);

test('no module that is built waits at its top level', () => {
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.flatMap(({ waits, source }) => waits.map(source))).toEqual([]);
});

test('a wait at the top level is found, one inside of a function is not', () => {
  expect(readScript('const a = await b(); export { a };').waits).toEqual([10]);
  expect(readScript('for await (const a of b) c(a);').waits).toEqual([0]);
  expect(readScript('async function a() { await b(); } const c = async () => await a();').waits).toEqual([]);
});

test('the oldest browsers have all that scripts use, or it is guarded', () => {
  const uses = scripts.flatMap((script) =>
    script.uses.map(({ feature, offset }) => ({ feature, source: script.source(offset) })),
  );
  const isGuarded = ({ feature, source }: (typeof uses)[number]) =>
    guardedInScripts[feature]?.in.some((module) => source.startsWith(module)) ?? false;
  const faults = uses.filter((use) => !isGuarded(use));
  expect(faults.map(({ feature, source }) => `${source}: ${missingFrom(feature)} lacks ${feature}`)).toEqual(
    [],
  );

  const stale = Object.entries(guardedInScripts).flatMap(([feature, { in: modules }]) =>
    modules
      .filter((module) => !uses.some((use) => use.feature === feature && use.source.startsWith(module)))
      .map((module) => `${feature} in ${module}`),
  );
  expect(stale).toEqual([]);
});

test('the oldest browsers have all that the scripts of rendered pages use', () => {
  // Not imported, or Vitest would transform the whole bundle.
  const bundle: SsrBundle = createRequire(import.meta.url)('../../dist-server/ssr.js');
  const inlined = Object.values(bundle.inlineScripts);
  expect(inlined.length).toBeGreaterThan(1);
  expect(inlined.flatMap((script) => readScript(script).uses)).toEqual([]);
});

test.each([
  ['a static method', 'URL.canParse(a)', 'api.URL.canParse_static'],
  ['a static method of the language', 'Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['a signal of signals', 'AbortSignal.any([a])', 'api.AbortSignal.any_static'],
  ['a method that only new objects have', 'a.toWellFormed()', 'javascript.builtins.String.toWellFormed'],
  ['a method of elements', 'a.showPopover()', 'api.HTMLElement.showPopover'],
  ['a method of iterators', 'a.values().map(b)', 'javascript.builtins.Iterator.map'],
  ['a member of a global object', 'document.startViewTransition(a)', 'api.Document.startViewTransition'],
  ['a global name', 'new Notification(a)', 'api.Notification'],
  ['a global function', 'requestIdleCallback(a)', 'api.Window.requestIdleCallback'],
  ['syntax of expressions', '/[a--b]/v.test(c)', 'javascript.builtins.RegExp.unicodeSets'],
  ['syntax', 'import a from "b" with { type: "json" }', 'javascript.statements.import.import_attributes'],
  ['a style without its prefix', 'a({ style: { maskImage: b } })', 'css.properties.mask-image'],
])('in a script %s is found that an oldest browser lacks', (_what, script, feature) => {
  expect(readScript(script).uses.map((use) => use.feature)).toEqual([feature]);
  expect(missingFrom(feature)).toMatch(/^\w+ \d/);
});

test('a feature that a script tests for, that has a name of the script, or that every browser has, is not found', () => {
  const script = `navigator.setAppBadge?.(1); typeof Notification; const URLPattern = 1; URLPattern.exec(a);
    Object.keys(a).map(b); a.at(-1).replaceAll('a', 'b'); a.toSorted(); ({ maskImage: b, WebkitMaskImage: b });`;
  expect(readScript(script).uses).toEqual([]);
});

test('the oldest browsers have all that style sheets use, or show something as good', () => {
  const sheets = builtFiles('css');
  expect(sheets.length).toBeGreaterThan(1);
  const uses = new Set(sheets.flatMap(({ text }) => findStyleUses(text)));
  const faults = [...uses].filter((feature) => !(feature in guardedInStyles));
  expect(faults.map((feature) => `${missingFrom(feature)} lacks ${feature}`)).toEqual([]);
  expect(Object.keys(guardedInStyles).filter((feature) => !uses.has(feature))).toEqual([]);
});

test.each([
  ['a property', 'a{anchor-name:--b}', 'css.properties.anchor-name'],
  ['a value', 'a{grid-template-rows:subgrid}', 'css.properties.grid-template-rows.subgrid'],
  ['a relative color', 'a{color:rgb(from red r g b)}', 'css.types.color.rgb.relative_syntax'],
  ['a function', 'a{color:light-dark(red,blue)}', 'css.types.color.light-dark'],
  ['a unit', 'a{height:2lh}', 'css.types.length.lh'],
  ['an at-rule', '@starting-style{a{color:red}}', 'css.at-rules.starting-style'],
  ['a media feature', '@media (inverted-colors){a{color:red}}', 'css.at-rules.media.inverted-colors'],
  ['a selector', 'a:has(b){color:red}', 'css.selectors.has'],
  ['nesting', 'a{&:hover{color:red}}', 'css.selectors.nesting'],
])('in a style sheet %s is found that an oldest browser lacks', (_what, sheet, feature) => {
  expect(findStyleUses(sheet)).toEqual([feature]);
});

test('a rule for browsers that have the feature is not found', () => {
  expect(findStyleUses('@supports (field-sizing:content){a{field-sizing:content}}')).toEqual([]);
});

const oldBrowserScript = readFileSync(join(root, 'public/old-browser.js'), 'utf8');

test('browsers that are too old are told so by a script that all browsers can read', () => {
  expect(findNewSyntax('let a = () => `b`')).toEqual(
    expect.arrayContaining(['let', 'ArrowFunctionExpression', 'TemplateLiteral']),
  );
  for (const script of [...pageScripts(), oldBrowserScript]) expect(findNewSyntax(script)).toEqual([]);
});

test('the page asks for what the oldest browsers were the first to have, and the notice names them', () => {
  // Chrome, Edge and Samsung Internet have the first since these versions, Firefox the second, Safari the third.
  const asked = {
    'color-mix(': 'css.types.color.color-mix',
    toSorted: 'javascript.builtins.Array.toSorted',
    '(?<=': 'javascript.regular_expressions.lookbehind_assertion',
  };
  const [script = ''] = pageScripts();
  for (const [text, feature] of Object.entries(asked)) {
    expect(script).toContain(text);
    expect(missingFrom(feature)).toBeNull();
  }
  const versionsOf = (browser: 'chrome' | 'firefox' | 'safari' | 'samsunginternet_android') =>
    Object.values(asked).map((feature) => {
      const support = featureAt(feature)?.__compat?.support[browser];
      return Number([support ?? []].flat()[0]?.version_added);
    });
  const oldest = oldestBrowsers();
  expect({
    chrome: Math.max(...versionsOf('chrome')),
    firefox: Math.max(...versionsOf('firefox')),
    safari: Math.max(...versionsOf('safari')),
    samsung: Math.max(...versionsOf('samsunginternet_android')),
  }).toEqual({
    chrome: Number(oldest.get('chrome')),
    firefox: Number(oldest.get('firefox')),
    safari: Number(oldest.get('safari')),
    samsung: Number(oldest.get('samsung')),
  });
  for (const [name, browser] of [
    ['Chrome', 'chrome'],
    ['Edge', 'edge'],
    ['삼성 인터넷', 'samsung'],
    ['Samsung Internet', 'samsung'],
    ['Firefox', 'firefox'],
    ['Safari', 'safari'],
    ['iOS', 'ios_saf'],
  ] as const) {
    const versions = oldBrowserScript.matchAll(new RegExp(`${name} (\\d[\\d.]*\\d)`, 'g'));
    expect(new Set(Array.from(versions, ([, version]) => version)), name).toEqual(
      new Set([oldest.get(browser)]),
    );
  }
});
