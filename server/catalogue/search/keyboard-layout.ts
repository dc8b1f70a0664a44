import { type Keyword, parseKeyword, toKeyword } from './keyword.ts';

// The keys of the Korean two-set layout, in the order in which Unicode numbers the parts of a syllable.
const initials = [
  'r',
  'R',
  's',
  'e',
  'E',
  'f',
  'a',
  'q',
  'Q',
  't',
  'T',
  'd',
  'w',
  'W',
  'c',
  'z',
  'x',
  'v',
  'g',
];
const vowels = [
  'k',
  'o',
  'i',
  'O',
  'j',
  'p',
  'u',
  'P',
  'h',
  'hk',
  'ho',
  'hl',
  'y',
  'n',
  'nj',
  'np',
  'nl',
  'b',
  'm',
  'ml',
  'l',
];
const finals = [
  '',
  'r',
  'R',
  'rt',
  's',
  'sw',
  'sg',
  'e',
  'f',
  'fr',
  'fa',
  'fq',
  'ft',
  'fx',
  'fv',
  'fg',
  'a',
  'q',
  'qt',
  't',
  'T',
  'd',
  'w',
  'c',
  'z',
  'x',
  'v',
  'g',
];

// A consonant ends a syllable unless a vowel follows, with which it begins the next one.
const syllable =
  /([rsefaqtdwczxvg])(h[kol]|n[jpl]|ml|[koijpuhynbml])((?:rt|sw|sg|f[raqtxvg]|qt|[rsefaqtdwczxvg])?(?![koijpuhynbml]))/;
const onlySyllables = new RegExp(`^(?:${syllable.source})+$`);
const eachSyllable = new RegExp(syllable, 'g');

/**
 * The text that the same keys give in the other layout: 'rhdiddl' was meant to be '고양이', 'ㅊㅁㅅ' to be 'cat'.
 *
 * @returns null unless that is a word in every place
 */
export function inOtherLayout({ words }: Keyword): Keyword | null {
  if (words.every((word) => onlySyllables.test(word))) {
    return parseKeyword(words.map((word) => word.replace(eachSyllable, composeSyllable)).join(' '));
  }
  const latin = words.map((word) => Array.from(word, keyOf).join('').toLowerCase());
  return latin.every((word) => /^[a-z]{3,}$/.test(word)) && latin.join() !== words.join()
    ? toKeyword(latin)
    : null;
}

function composeSyllable(_keys: string, initial: string, vowel: string, final: string): string {
  const [first, middle, last] = [initials.indexOf(initial), vowels.indexOf(vowel), finals.indexOf(final)];
  return String.fromCodePoint(0xac00 + (first * 21 + middle) * 28 + last);
}

/** The key of a part of a syllable; any other character is that character. */
function keyOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  return initials[code - 0x1100] ?? vowels[code - 0x1161] ?? finals[code - 0x11a7] ?? letter;
}
