import { collectFiles, findAppChunks, type Manifest } from '#server/http/ssr/build-manifest.ts';
import { readEntry, readManifest } from './build-manifest.ts';

/** Files that the application asks for by itself once the page is quiet. URL paths. */
export const idleFiles = (manifest: Manifest): string[] =>
  collectFiles(manifest, ['src/app/idle-parts.ts']).map((file) => `/${file}`);

/**
 * The scripts that a browser fetches on its first visit to a route, until it is idle: read from the build, and
 * compared with a real browser by tests/e2e/first-visit.spec.ts. Paths below `dist`.
 */
export function firstLoadFiles(routeId: string): string[] {
  const manifest = readManifest();
  const app = readEntry();
  const { parts } = findAppChunks(manifest, app, { routeId, locale: 'ko' });
  const files = [app, ...parts, ...idleFiles(manifest)];
  return [...new Set(files)].map((file) => file.slice(1));
}
