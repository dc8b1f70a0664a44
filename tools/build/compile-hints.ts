import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Chromium compiles all functions of these chunks beside the main thread while they load, instead of each one when it is
 * first called, which took a third of the main thread's time on a phone's first visit. Other browsers ignore the comment.
 * @param names of chunks of which a first visit calls most functions
 */
export function compileHints(names: ReadonlySet<string>): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // The comment must be the first of the file, before what Vite writes there.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !names.has(file.name)) continue;
          file.code = hint + file.code;
          const map = bundle[file.sourcemapFileName ?? ''];
          if (map?.type === 'asset') map.source = withOneLineMore(String(map.source));
        }
      },
    },
  };
}

function withOneLineMore(sourceMap: string): string {
  const map = JSON.parse(sourceMap);
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}
