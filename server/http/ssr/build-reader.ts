import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createSingleFlight } from '#server/platform/concurrency/single-flight.ts';
import type { Manifest } from './build-manifest.ts';
import type { BuildOutput } from './page-html.ts';

export type Build = BuildOutput & { readonly app: string; readonly manifest: Manifest };

/** Reads what pages are rendered into, and caches it until the built page changes. */
export function createBuildReader(folder: string): () => Promise<Build> {
  const page = join(folder, 'index.html');
  let cached: { mtime: number; build: Promise<Build> } | null = null;
  // Requests that arrive together share one call of the file system.
  const share = createSingleFlight<Stats>();
  return async () => {
    const { mtimeMs } = await share('page', () => stat(page));
    if (cached?.mtime !== mtimeMs) cached = { mtime: mtimeMs, build: readFiles(folder) };
    return await cached.build;
  };
}

async function readFiles(folder: string): Promise<Build> {
  const [template, manifest] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  ]);
  const stylesAddress = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(template)?.[1];
  // The last module script is the entry; its chunks come before it.
  const app = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].at(-1)?.[1];
  if (!stylesAddress || !app) throw new Error('The built page links no style sheet, or no application.');
  const memberSheet = /<meta name="member-styles" content="([^"]+)"/.exec(template)?.[1];
  const readSheet = (address: string) => readFile(join(folder, address), 'utf8');
  return {
    template,
    stylesAddress,
    app,
    manifest: JSON.parse(manifest),
    styles: await readSheet(stylesAddress),
    memberStyles: memberSheet ? await readSheet(memberSheet) : '',
  };
}
