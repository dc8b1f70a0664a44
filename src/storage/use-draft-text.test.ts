import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readDraftText, setDraftOwner } from './draft-texts.ts';
import { useDraftText } from './use-draft-text.ts';

const open = (initial?: string) => renderHook(() => useDraftText('phone', initial)).result;

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('a text is there again until it is cleared', () => {
  const first = open();
  act(() => first.current[1]('010'));
  const second = open();
  expect([first.current[0], second.current[0]]).toEqual(['010', '010']);
  second.current[2]();
  expect(open().current[0]).toBe('');
});

test('a form that stays open loses what the member has typed when they sign out', () => {
  setDraftOwner('member');
  const form = open('02');
  act(() => form.current[1]('010'));
  act(() => setDraftOwner(null));
  expect(form.current[0]).toBe('02');
  act(() => form.current[1]('011'));
  expect([form.current[0], readDraftText('phone')]).toEqual(['011', '011']);
});

test('a response that comes after the member has signed out stores nothing', () => {
  setDraftOwner('member');
  const [, saveLate] = open().current;
  act(() => setDraftOwner(null));
  saveLate('010');
  expect(readDraftText('phone')).toBeNull();
});

test('a form that stays open during the login keeps what was typed', () => {
  const form = open();
  act(() => form.current[1]('010'));
  act(() => setDraftOwner('member'));
  expect(form.current[0]).toBe('010');
  act(() => form.current[1]('0101'));
  expect(readDraftText('phone')).toBe('0101');
});
