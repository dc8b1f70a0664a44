import { expect, test } from 'vitest';
import { hasNicknameForm } from '#src/shared/contracts/account-fields.ts';
import { isReservedNickname, normalizeNickname } from './nicknames.ts';

const isAccepted = (typed: string) => {
  const nickname = normalizeNickname(typed);
  return hasNicknameForm(nickname) && !isReservedNickname(nickname);
};

test.each([
  ['Korean', '마루'],
  ['decomposed Korean, as a Mac types it', '열두글자로된아주긴닉네임'.normalize('NFD')],
  ['Thai', 'น้ำใจดี'],
  ['twelve letters of Thai, with all their marks', 'กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้กี้'],
  ['Hindi', 'मित्र'],
  ['Hindi with vowels', 'हिन्दी'],
  ['Vietnamese, decomposed', 'Nguyễn'.normalize('NFD')],
  ['Russian', 'Мария'],
  ['Arabic', 'مريم'],
  ['letters, digits and signs within', 'maru_82.kr-1'],
])('a nickname in %s is accepted', (_language, typed) => {
  expect(isAccepted(typed)).toBe(true);
});

test.each([
  ['letters that nobody sees', 'ㅤㅤ'],
  ['a letter that nobody sees within', '마ㅤ루'],
  ['a half-width filler', '마\uffa0루'],
  ['letters without width', '마\u200b루'],
  ['a sign that turns the direction', 'ab\u202ecd'],
  ['a selector of variants', 'ab\ufe0f'],
  ['a mark without a letter', '\u0301ab'],
  ['a tower of marks', `a${'\u0301'.repeat(5)}b`],
  ['thirteen letters', '가나다라마바사아자차카타파'],
  ['one letter that is decomposed', '가'.normalize('NFD')],
  ['a sign at its end', '마루_'],
])('a nickname of %s is refused', (_kind, typed) => {
  expect(hasNicknameForm(normalizeNickname(typed))).toBe(false);
});

test.each([
  ['as it is', 'Admin'],
  ['with a Cyrillic letter', 'аdmin'],
  ['all in letters of others', 'аԁміп'],
  ['in Greek capitals', 'ΑDΜΙΝ'],
  ['with digits', 'adm1n'],
  ['with an l', 'admln'],
  ['in wide letters', 'ａｄｍｉｎ'],
  ['in letters of formulas', '𝐚𝐝𝐦𝐢𝐧'],
  ['in small capitals', 'ᴀᴅᴍɪɴ'],
  ['with marks', 'ádmîn'],
  ['with signs between', 'a.d-m_in'],
  ['with two letters for one', 'adrnin'],
  ['of the shop itself', 'kkum1m_shop'],
  ['of Hangul, decomposed', '꾸밈'.normalize('NFD')],
  ['of Hangul, with a sign', '꾸-밈'],
  ['of staff', '𝗌taff'],
])('a name of the shop is refused %s', (_how, typed) => {
  expect(isReservedNickname(normalizeNickname(typed))).toBe(true);
});

test('names that only share a letter with those of the shop are not refused', () => {
  for (const name of ['아드민아님', '꾸미미', '미나', 'adam', 'Оля', 'κόσμος'])
    expect(isAccepted(name), name).toBe(true);
});
