import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import type { Plugin } from 'vite';

const korean = 'ko';

/** What Babel hands to a plugin, as far as it is used here. */
type Babel = {
  readonly types: {
    identifier(name: string): unknown;
    objectProperty(key: unknown, value: unknown): unknown;
    valueToNode(value: unknown): unknown;
  };
};
type ObjectPath = {
  readonly node: {
    readonly leadingComments?: readonly { readonly value: string }[] | null;
    readonly properties: unknown[];
  };
};
type IdProperty = {
  readonly key?: { readonly name?: string };
  readonly value?: { readonly value?: unknown };
};

/**
 * Writes each Korean text beside its id in what Lingui's macro makes of it, so that the language nearly everybody reads needs
 * no catalogue: a text travels with the component that shows it. A loaded catalogue of another language goes before it.
 * @returns a plugin of Vite, which reads the texts, and one of Babel, which belongs behind the macro
 */
export function koreanInPlace(config: LinguiConfigNormalized) {
  const catalogue = `${config.rootDir}/locales/${korean}.po`;
  let texts: Readonly<Record<string, CompiledText>> = {};
  const reader: Plugin = {
    name: 'korean-in-place',
    // Vitest keeps what it has compiled until the file changes, or this.
    configureVitest({ defineCacheKeyGenerator }) {
      const hash = createHash('sha256').update(readFileSync(catalogue)).digest('hex');
      defineCacheKeyGenerator(() => hash);
    },
    async buildStart() {
      this.addWatchFile(catalogue);
      texts = await compiledTexts(config);
    },
  };
  return { reader, writer: (babel: Babel) => writeTexts(babel, (id) => texts[id]) };
}

/** The macro marks its descriptors with a comment. */
export const writeTexts = ({ types }: Babel, textOf: (id: string) => CompiledText | undefined) => ({
  visitor: {
    ObjectExpression({ node }: ObjectPath) {
      if (!node.leadingComments?.some(({ value }) => /^\*? ?i18n ?$/.test(value))) return;
      const place = node.properties.findIndex((property) => (property as IdProperty).key?.name === 'id');
      const text = textOf(String((node.properties[place] as IdProperty | undefined)?.value?.value));
      if (text === undefined) return;
      const message = types.objectProperty(types.identifier('message'), types.valueToNode(text));
      node.properties.splice(place + 1, 0, message);
    },
  },
});

async function compiledTexts(config: LinguiConfigNormalized): Promise<Record<string, CompiledText>> {
  const file = relative(config.rootDir, `${config.rootDir}/locales/${korean}.po`);
  const found = getCatalogForFile(file, await getCatalogs(config));
  if (!found) throw new Error(`${file} is in no catalogue of lingui.config.ts`);
  const { messages } = await found.catalog.getTranslations(korean, {
    sourceLocale: config.sourceLocale,
    fallbackLocales: config.fallbackLocales,
  });
  const { source, errors } = createCompiledCatalog(korean, messages, { namespace: 'json' });
  if (errors[0]) throw errors[0].error;
  const compiled = JSON.parse(source) as { messages: Record<string, CompiledText> };
  return Object.fromEntries(
    Object.entries(compiled.messages).map(([id, text]) => [id, withoutPlurals(text)]),
  );
}

/** As Lingui compiles a text: words, and what stands between them with its name, its format and the format's values. */
type CompiledText = string | readonly CompiledPart[];
type CompiledPart =
  | string
  | readonly [name: string, format?: string, values?: Readonly<Record<string, CompiledText>>];

/**
 * Korean has one form of a plural. Where it shows no `#`, which is the number in the browser's format, the plural is left out:
 * loading the formats of a language takes a phone 60 ms.
 */
export function withoutPlurals(text: CompiledText): CompiledText {
  if (typeof text === 'string') return text;
  return text.flatMap((part): readonly CompiledPart[] => {
    const [, format, { other, ...others } = {}] = typeof part === 'string' ? [] : part;
    const isFixed = format === 'plural' && other !== undefined && Object.keys(others).length === 0;
    if (!isFixed || other.includes('#')) return [part];
    return typeof other === 'string' ? [other] : other;
  });
}
