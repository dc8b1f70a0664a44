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

test('stored rules are read back', () => {
  localStorage.setItem('kkumim.abilities', JSON.stringify(rulesForRole('artist')));
  expect(storedRules()).toEqual(rulesForRole('artist'));
});

test.each(['', '{', 'null', '[{"action":"manage","subject":"all"}]'])('%j holds no rules', (stored) => {
  localStorage.setItem('kkumim.abilities', stored);
  expect(storedRules()).toBeNull();
});
