import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Static } from 'typebox';
import { expect, test } from 'vitest';
import { parseContent, readContent } from '../read-content.ts';
import { demoArtists, demoGraphics, demoGraphicsDirectory } from './artists.ts';
import { artistFile } from './demo-artist.ts';

const filesOf = (pattern: string) => globSync(pattern, { cwd: demoGraphicsDirectory }).toSorted();
const named = [...demoGraphics.map(({ file }) => file), ...demoArtists.map(({ profile }) => profile)];

test('every graphic has its SVG, and every SVG its graphic', () => {
  expect(filesOf('**/*.svg')).toEqual(named.toSorted());
});

test('every artist who has a folder is listed in artists.json', () => {
  expect(filesOf('*/artist.json')).toEqual(demoArtists.map(({ key }) => `${key}/artist.json`).toSorted());
});

test.each(['key', 'name_ko', 'name_en'] as const)('no two graphics have the same %s', (field) => {
  const values = demoGraphics.map((graphic) => graphic[field]);
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
});

test.each(['name_ko', 'name_en', 'path_name'] as const)('no two artists have the same %s', (field) => {
  const values = demoArtists.map((artist) => artist[field]);
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
});

test('an SVG needs no font, runs and loads nothing, and stays small', () => {
  const needless = /<text|<script|<image|<style|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/i;
  for (const file of named) {
    const svg = readFileSync(join(demoGraphicsDirectory, file), 'utf8');
    expect(svg.match(needless)?.[0], file).toBeUndefined();
    expect(svg.length, file).toBeLessThan(60_000);
  }
});

test('the file of an artist that is not as the schema says is refused with the names of its fields', async () => {
  const artist = parseContent(new URL('hojak/artist.json', import.meta.url)) as Static<typeof artistFile>;
  const [{ backgroundColor, ...graphic }] = artist.graphics as [(typeof artist.graphics)[0]];
  const changed = {
    ...artist,
    pathName: 'id',
    graphics: [{ ...graphic, price: '4000', ground: backgroundColor }],
  };
  const file = join(await mkdtemp(join(tmpdir(), 'kkumim-artist-')), 'artist.json');
  await writeFile(file, JSON.stringify(changed));

  const read = () => readContent(pathToFileURL(file), artistFile);
  expect(read).toThrow(/artist\.json: .*pathName/);
  for (const field of ['price', 'ground', 'backgroundColor'])
    expect(read).toThrow(`graphics.${graphic.key}.${field} `);
});
