import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The scripts that stand in `index.html` itself, which every first answer repeats: Vite minifies only those in files. */
export function minifyInline(): Plugin {
  return {
    name: 'minify-inline',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => replaceScripts(html) },
  };
}

async function replaceScripts(html: string): Promise<string> {
  let written = html;
  for (const [element, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) {
    // They also run in browsers that are too old for anything newer.
    const { code } = await minify(script, { ecma: 5, compress: { passes: 2 } });
    if (code === undefined) throw new Error(`Terser has left nothing of ${element}.`);
    written = written.replace(element, () => `<script>${code}</script>`);
  }
  return written;
}
