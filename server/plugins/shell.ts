import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export type Shell = { readonly etag: string; readonly body: Readonly<Record<Encoding, Buffer>> };

/**
 * The storefront's `index.html` with the public configuration in it. It is read and compressed again only when the file
 * has changed.
 *
 * @returns a reader that gives null while the storefront is not built
 */
export function shellReader(file: string, publicConfig: unknown): () => Promise<Shell | null> {
  let known: { mtime: number; shell: Promise<Shell> } | null = null;
  return async () => {
    const found = await stat(file).catch(() => null);
    if (!found) return null;
    if (known?.mtime !== found.mtimeMs)
      known = { mtime: found.mtimeMs, shell: makeShell(file, publicConfig) };
    return await known.shell;
  };
}

async function makeShell(file: string, publicConfig: unknown): Promise<Shell> {
  const template = await readFile(file, 'utf8');
  // A function, because `$&` in a value must not mean anything.
  const html = Buffer.from(template.replace('</head>', () => `${configScript(publicConfig)}</head>`));
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(html), promisify(gzip)(html)]);
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { etag, body: { br, gzip: zipped, identity: html } };
}

/** Data, not a script: the content security policy forbids every inline script. */
function configScript(publicConfig: unknown): string {
  const json = JSON.stringify(publicConfig).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="shop-config">${json}</script>`;
}
