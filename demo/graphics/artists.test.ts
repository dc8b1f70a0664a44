import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoArtists, demoGraphics, demoGraphicsDirectory } from './artists.ts';

test('sixteen artists show at least fourteen graphics each, and every name is used once', () => {
  expect(demoArtists).toHaveLength(16);
  for (const { key } of demoArtists)
    expect(demoGraphics.filter(({ artist }) => artist === key).length).toBeGreaterThanOrEqual(14);
  expect(demoGraphics).toHaveLength(300);
  expect(new Set(demoGraphics.map(({ key }) => key)).size).toBe(300);
  expect(new Set(demoGraphics.map(({ name_ko }) => name_ko)).size).toBe(300);
  expect(new Set(demoGraphics.map(({ name_en }) => name_en)).size).toBe(300);
});

test('every graphic has its drawing, and every drawing its graphic', () => {
  const named = [...demoGraphics.map(({ file }) => file), ...demoArtists.map(({ profile }) => profile)];
  expect(globSync('art/**/*.svg', { cwd: demoGraphicsDirectory }).toSorted()).toEqual(named.toSorted());
});

test('a graphic needs no font, loads nothing and stays small', () => {
  for (const { file, width, height } of demoGraphics) {
    const svg = readFileSync(join(demoGraphicsDirectory, file), 'utf8');
    expect(svg).not.toMatch(/<text|<script|<image|href="(?!#)/);
    expect(svg).toContain(`width="${width}" height="${height}"`);
    expect(svg.length).toBeLessThan(60_000);
  }
});
