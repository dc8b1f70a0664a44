import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Type } from 'typebox';
import { readContent } from '../read-content.ts';
import {
  artistFile,
  contentKey,
  type DemoArtist,
  type DemoGraphic,
  toArtist,
  toGraphic,
} from './demo-artist.ts';

const folder = new URL('./', import.meta.url);
export const demoGraphicsDirectory = fileURLToPath(folder);

/** By their keys, in the order in which lists show them. */
const files = readContent(new URL('artists.json', folder), Type.Array(contentKey, { uniqueItems: true })).map(
  (key) => [key, readContent(new URL(`${key}/artist.json`, folder), artistFile)] as const,
);

export const demoArtists: readonly DemoArtist[] = files.map(([key, file]) => toArtist(key, file));

export const demoGraphics: readonly DemoGraphic[] = files.flatMap(([key, { graphics }]) =>
  graphics.map((entry) => toGraphic(key, entry, sizeOf)),
);

function sizeOf(file: string): { width: number; height: number } {
  const [root = ''] = /<svg\s[^>]*>/.exec(readFileSync(new URL(file, folder), 'utf8')) ?? [];
  const lengthOf = (name: string): number => {
    const [, length] = new RegExp(`\\s${name}="(\\d+)"`).exec(root) ?? [];
    if (!length) throw new Error(`graphics/${file}: its svg element has no ${name} in whole pixels`);
    return Number(length);
  };
  return { width: lengthOf('width'), height: lengthOf('height') };
}
