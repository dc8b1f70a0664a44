import { expect, test } from 'vitest';

const contracts = import.meta.glob('../shared/contracts/*.ts', { eager: true });

/** TypeBox asks `URL.canParse` for these only, which Chrome before 120 lacks. */
const needsNewerBrowser = /"\$(id|ref)":|"format":"(url|iri)/;

test('no contract needs what the oldest browsers lack to check an answer', () => {
  const written = JSON.stringify(contracts);
  expect(written).toContain('"format":"uuid"');
  expect(written).not.toMatch(needsNewerBrowser);
  expect('{"type":"string","format":"url"}').toMatch(needsNewerBrowser);
});
