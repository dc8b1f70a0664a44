import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appParts, type Manifest, partsOf } from '#server/first-screen/build-parts.ts';

const dist = join(import.meta.dirname, '../../dist');

/** What the application asks for by itself once the page is quiet. */
const whenQuiet = [
  'src/pwa/run-worker.ts',
  'src/pwa/warm-up.ts',
  'src/offline/visits.ts',
  'src/pwa/invite.ts',
];

/**
 * The scripts that a browser fetches on its first visit to an address, until it is idle: read from the build, and
 * compared with a real browser by tests/e2e/first-visit.spec.ts. Paths below `dist`.
 */
export function firstLoadFiles(href: string): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const app = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1] ?? '';
  const { parts } = appParts(manifest, app, href);
  const files = [app, ...parts, ...partsOf(manifest, whenQuiet).map((file) => `/${file}`)];
  return [...new Set(files)].map((file) => file.slice(1));
}
