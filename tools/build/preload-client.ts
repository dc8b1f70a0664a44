import type { Plugin } from 'vite';

const client = '/src/writes/client.ts';

/** The plain page brings no answers, so its shop asks at once: it names what asking needs, lest that is found late. */
export function preloadClient(): Plugin {
  return {
    name: 'preload-client',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const part = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(client));
        return (part ? [part.fileName, ...part.imports] : [])
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
