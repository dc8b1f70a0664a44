import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import { api, css, isMissing, javascript, partsOf } from './compat-data.ts';

type Member = {
  readonly owner: string;
  readonly name: string;
  readonly path: string;
  readonly isMissing: boolean;
  readonly isBuiltin: boolean;
  readonly isStatic: boolean;
};

/** Objects that every script has, and their interfaces. */
const wellKnown: Readonly<Record<string, string>> = {
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  navigator: 'Navigator',
  performance: 'Performance',
  self: 'Window',
  window: 'Window',
};

/** Interfaces of which pages have so many objects that their methods are told by name. */
const common = new Set(
  `AbortController AbortSignal Animation Blob Cache CanvasRenderingContext2D DataTransfer Document DocumentFragment
  Element EventTarget FormData HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement HTMLSelectElement Headers
  Node ReadableStream Request Response URLSearchParams Window`.split(/\s+/),
);

/** Their methods have names that libraries use for their own. */
const withCommonNames = /^(?:Async)?(?:Disposable|Iterator)|^Symbol$/;

const builtins = javascript.builtins as unknown as Identifier;
const interfaces = api as unknown as Identifier;

const toMember = (owner: string, part: string, feature: Identifier, base: string): Member => ({
  owner,
  name: part.replace(/_static$/, ''),
  path: `${base}.${owner}.${part}`,
  isMissing: isMissing(feature),
  isBuiltin: base !== 'api',
  isStatic:
    part.endsWith('_static') ||
    (base !== 'api' && !/prototype/.test(String(feature.__compat?.spec_url ?? 'prototype'))),
});

const membersOf = (group: Identifier, base: string): readonly Member[] =>
  partsOf(group).flatMap(([owner, feature]) =>
    partsOf(feature).flatMap(([part, member]) =>
      part.endsWith('_event') ? [] : toMember(owner, part, member, base),
    ),
  );

const members = [...membersOf(builtins, 'javascript.builtins'), ...membersOf(interfaces, 'api')];
const missing = members.filter((member) => member.isMissing);

const missingNames = (group: Identifier | undefined, base: string): readonly (readonly [string, string])[] =>
  partsOf(group).flatMap(([name, feature]) =>
    isMissing(feature) ? [[name, `${base}.${name}`] as const] : [],
  );

/** Names that one of the oldest browsers lacks everywhere, with their paths in MDN's data. */
export const globals: ReadonlyMap<string, string> = new Map([
  ...missingNames(interfaces.Window, 'api.Window'),
  ...missingNames(interfaces, 'api'),
  ...missingNames(builtins, 'javascript.builtins'),
]);

/** `URL.parse`, `navigator.share`. */
export const globalMembers: ReadonlyMap<string, string> = new Map([
  ...missing.flatMap(({ owner, name, path, isStatic }) =>
    isStatic ? [[`${owner}.${name}`, path] as const] : [],
  ),
  ...Object.entries(wellKnown).flatMap(([object, owner]) =>
    missingNames(interfaces[owner], `api.${owner}`).map(
      ([name, path]) => [`${object}.${name}`, path] as const,
    ),
  ),
]);

/** Methods of iterators that one of the oldest browsers lacks. An iterator is told by the call that returns it. */
export const iteratorMethods: ReadonlyMap<string, string> = new Map(
  missing.flatMap(({ owner, name, path }) => (owner === 'Iterator' ? [[name, path] as const] : [])),
);

const known = new Set(members.flatMap((member) => (member.isMissing || member.isStatic ? [] : member.name)));

/** Methods that no interface of the oldest browsers has. */
export const methods: ReadonlyMap<string, string> = new Map(
  missing.flatMap(({ owner, name, path, isBuiltin, isStatic }) => {
    const isTold = isBuiltin ? !withCommonNames.test(owner) : common.has(owner);
    return isTold && !isStatic && !known.has(name) ? [[name, path] as const] : [];
  }),
);

/** Properties of `element.style`. Names of one word are those of many other things. */
export const styleProperties: ReadonlyMap<string, string> = new Map(
  missingNames(css.properties as unknown as Identifier, 'css.properties').flatMap(([name, path]) =>
    /\w-\w/.test(name)
      ? [[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), path] as const]
      : [],
  ),
);
