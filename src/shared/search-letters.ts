/**
 * A text as it is searched, and as `search_letters` of migration 022 keeps names: lower case, Korean syllables decomposed,
 * single consonants as initial ones, accents left out, nothing but letters and digits with one space between words.
 */
export const searchLetters = (text: string): string =>
  text
    .replace(/[ㄳ-ㅄ]/g, (cluster) => clusters[cluster] ?? cluster)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// Some keyboards join two initial consonants that are typed one after the other.
const clusters: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/**
 * The last consonant may belong to the next syllable, which is being typed: '공' is on the way to '고양이'. `null` for
 * letters without one.
 */
export function openLastSyllable(letters: string): string | null {
  const initial = initialOfFinal[letters.slice(-1)];
  return initial ? letters.slice(0, -1) + initial : null;
}

const finals =
  '\u11a8\u11a9\u11ab\u11ae\u11af\u11b7\u11b8\u11ba\u11bb\u11bc\u11bd\u11be\u11bf\u11c0\u11c1\u11c2';
const initials =
  '\u1100\u1101\u1102\u1103\u1105\u1106\u1107\u1109\u110a\u110b\u110c\u110e\u110f\u1110\u1111\u1112';
const initialOfFinal: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(finals, (final, index) => [final, initials.charAt(index)]),
);
