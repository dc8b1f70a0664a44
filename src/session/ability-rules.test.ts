import { afterEach, expect, test } from 'vitest';
import { rulesForRole, storedRules } from './ability-rules.ts';

afterEach(() => localStorage.clear());

test('a visitor may only read the login and sign-up pages', () => {
  expect(rulesForRole('public')).toEqual([{ action: 'read', subject: 'auth' }]);
});

test('an artist may submit graphics, another member may not', () => {
  const submit = { action: 'create', subject: 'graphic' };
  expect(rulesForRole('artist')).toContainEqual(submit);
  expect(rulesForRole('user')).not.toContainEqual(submit);
});

test('a brand reads what was ordered of it, another member does not', () => {
  const read = { action: 'read', subject: 'brand-orders' };
  expect(rulesForRole('brand')).toContainEqual(read);
  for (const role of ['user', 'artist'] as const) expect(rulesForRole(role)).not.toContainEqual(read);
});

test.each(['artist', 'brand'] as const)('stored rules of a %s are read back', (role) => {
  localStorage.setItem('kkumim.abilities', JSON.stringify(rulesForRole(role)));
  expect(storedRules()).toEqual(rulesForRole(role));
});

test.each(['', '{', 'null', '[{"action":"manage","subject":"all"}]'])('%j holds no rules', (stored) => {
  localStorage.setItem('kkumim.abilities', stored);
  expect(storedRules()).toBeNull();
});
