import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '#server/http/ssr/build-manifest.ts';

const dist = join(import.meta.dirname, '../../dist');

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** The address of the application's entry, as the built page links it. */
export function readEntry(): string {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  return [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1] ?? '';
}
