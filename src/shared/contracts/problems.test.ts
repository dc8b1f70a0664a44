import { expect, test } from 'vitest';
import { problems } from './problems.ts';

const entries = Object.entries(problems);

test.each(entries)('%s has a status, and a sentence in both languages', (code, { status, ko, en }) => {
  expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  expect([202, 400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 422, 429, 500, 502, 503]).toContain(status);
  expect(ko).toMatch(/^[가-힣A-Z0-9].*(요|다|까)[.?]$/);
  expect(en).toMatch(/^[A-Z][ -~]*[.?]$/);
});

test.each(['ko', 'en'] as const)('no text (%s) stands for two codes', (locale) => {
  const texts = entries.map(([, problem]) => problem[locale]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
