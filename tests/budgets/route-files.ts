import { collectFiles, findAppChunks } from '#server/http/ssr/build-manifest.ts';
import { readEntry, readManifest } from './build-manifest.ts';
import { idleFiles } from './first-load-files.ts';

const halfOfRoute = /^(src\/routes\/.*)\?tsr-split=/;

/** Files that a browser fetches to show each route when it has the application already. Paths below `dist`. */
export function filesByRoute(): ReadonlyMap<string, readonly string[]> {
  const routes = Object.keys(readManifest()).flatMap((key) => halfOfRoute.exec(key)?.[1] ?? []);
  return new Map(
    [...new Set(routes)].map((route) => [route, laterFiles((key) => key.startsWith(`${route}?`))]),
  );
}

/** Files that the first touch fetches: the client of the data service. Paths below `dist`. */
export const clientFiles = () => laterFiles((key) => key === 'src/writes/client.ts');

function laterFiles(isWanted: (key: string) => boolean): readonly string[] {
  const manifest = readManifest();
  const { app, parts } = findAppChunks(manifest, readEntry(), { routeId: '/', locale: 'ko' });
  const idle = idleFiles(manifest);
  const wanted = Object.keys(manifest).filter(isWanted);
  return collectFiles(manifest, wanted).filter((file) => ![app, ...parts, ...idle].includes(`/${file}`));
}
