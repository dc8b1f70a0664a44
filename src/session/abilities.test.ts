import { afterEach, expect, test } from 'vitest';
import { rulesOf, storedRules } from './abilities.ts';

afterEach(() => localStorage.clear());

test('by default one may read what belongs to signing in, and nothing else', () => {
  expect(rulesOf('public')).toEqual([{ action: 'read', subject: 'auth' }]);
});

test('stored rules are read back', () => {
  localStorage.setItem('kkumim.abilities', JSON.stringify(rulesOf('artist')));
  expect(storedRules()).toEqual([{ action: 'read', subject: 'member-area' }]);
});

test.each(['', '{', 'null', '[{"action":"manage","subject":"all"}]'])('%j holds no rules', (stored) => {
  localStorage.setItem('kkumim.abilities', stored);
  expect(storedRules()).toBeNull();
});
