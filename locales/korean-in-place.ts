import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api';
import type { LinguiConfigNormalized } from '@lingui/conf';
import type { Plugin } from 'vite';

const korean = 'ko';

/**
 * Writes each Korean text beside its id in the compiled source, so that the language nearly everybody reads needs no
 * catalogue: a text travels with the component that shows it. A loaded catalogue of another language goes before it.
 */
export function koreanInPlace(config: LinguiConfigNormalized): Plugin {
  const catalogue = `${config.rootDir}/locales/${korean}.po`;
  let texts: Record<string, CompiledText> = {};
  return {
    name: 'korean-in-place',
    enforce: 'post',
    // Vitest keeps what it has compiled until the file changes, or this.
    configureVitest({ defineCacheKeyGenerator }) {
      const hash = createHash('sha256').update(readFileSync(catalogue)).digest('hex');
      defineCacheKeyGenerator(() => hash);
    },
    async buildStart() {
      this.addWatchFile(catalogue);
      texts = await compiledTexts(config);
    },
    transform: {
      // The router splits a route file into parts that have a query behind their name.
      filter: { id: /\/src\/[^?]*\.tsx?(\?|$)/, code: /\bid: "/ },
      handler: (code) => ({ code: code.replaceAll(/\bid: "([\w-]{6})"/g, withText), map: null }),
    },
  };

  function withText(found: string, id: string): string {
    return id in texts ? `${found}, message: ${JSON.stringify(texts[id])}` : found;
  }
}

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
