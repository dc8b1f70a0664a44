import type { Plugin } from 'vite';

const helper = /vite\/preload-helper\.js$/;

/**
 * What every dynamic import of the build calls, instead of Vite's own: that also loads style sheets, for which the shop has
 * one file, and is three times as long. src/app/reload-after-release.ts listens to its event.
 */
export function smallPreloadHelper(): Plugin {
  return {
    name: 'small-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: helper }, handler: () => source },
  };
}

const source = `
export function __vitePreload(load, files = []) {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
  return load().catch((error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  });
}
`;
