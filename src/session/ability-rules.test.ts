import { afterEach, expect, test } from 'vitest';
import { rulesForRole, storedRules } from './ability-rules.ts';

afterEach(() => localStorage.clear());

test('a visitor may only read the login and sign-up pages', () => {
  expect(rulesForRole('public')).toEqual([{ action: 'read', subject: 'auth' }]);
});

test('stored rules are read back', () => {
  localStorage.setItem('kkumim.abilities', JSON.stringify(rulesForRole('artist')));
  expect(storedRules()).toEqual([{ action: 'read', subject: 'member-area' }]);
});

test.each(['', '{', 'null', '[{"action":"manage","subject":"all"}]'])('%j holds no rules', (stored) => {
  localStorage.setItem('kkumim.abilities', stored);
  expect(storedRules()).toBeNull();
});
