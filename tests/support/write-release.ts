import { renameSync, rmSync } from 'node:fs';
import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

const dist = resolve(import.meta.dirname, '../../dist');
const hashed = /^assets\/.+-[\w-]{7,8}\.(js|css)$/;

/**
 * Puts the built storefront into `folder` as release `number`: as after a change of everything, every script and style
 * has another name, and the names of the release before are gone. `<html data-release>` says which one a page shows. No request
 * that this process handles meets half a release.
 */
export async function writeRelease(folder: string, number: number): Promise<void> {
  const files = await Array.fromAsync(
    glob('**/*.*', { cwd: dist, exclude: (name) => /\.(map|br|gz)$/.test(name) }),
  );
  const newNames = new Map(
    files.filter((file) => hashed.test(file)).map((file) => [basename(file), rename(file, number)]),
  );
  const written = `${folder}-${number}`;
  for (const file of files) {
    const target = join(written, dirname(file), newNames.get(basename(file)) ?? basename(file));
    await mkdir(dirname(target), { recursive: true });
    if (/\.(js|css|html)$/.test(file)) await writeFile(target, await rewrite(file, newNames, number));
    else await cp(join(dist, file), target);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(written, folder);
}

/** The last letter of the hash becomes the number of the release. */
const rename = (file: string, number: number) => basename(file).replace(/.(\.\w+)$/, `${number}$1`);

async function rewrite(file: string, newNames: ReadonlyMap<string, string>, number: number): Promise<string> {
  const text = await readFile(join(dist, file), 'utf8');
  return text
    .replace(/[\w$.-]+\.(?:js|css)\b/g, (name) => newNames.get(name) ?? name)
    .replace('<html', `<html data-release="${number}"`)
    .replace(/("revision":")[^"]*(","url":"index.html")/, `$1release-${number}$2`);
}
