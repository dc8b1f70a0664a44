import type { Plugin } from 'vite';

/** A message that a build tells build-storefront.ts, whose child it is. */
export type BuildMessage = { readonly modules: number };

const reportEvery = 20;

/** Reports how many modules the build has read. */
export function buildProgress(): Plugin {
  let modules = 0;
  return {
    name: 'build-progress',
    apply: (_config, { command }) => command === 'build' && process.send !== undefined,
    moduleParsed() {
      modules += 1;
      if (modules % reportEvery === 0) process.send?.({ modules } satisfies BuildMessage);
    },
  };
}
