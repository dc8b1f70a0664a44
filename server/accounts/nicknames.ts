/** Somebody with one of these names below a review would speak for the shop. */
const reserved = [
  '꾸밈',
  '운영자',
  '관리자',
  '운영진',
  '고객센터',
  '상담원',
  '매니저',
  'kkumim',
  'admin',
  'administrator',
  'manager',
  'official',
  'staff',
];

/** Letters of other scripts, and signs, by the Latin letter that they look like. In the case in which they do. */
const lookAlikes: Readonly<Record<string, string>> = {
  a: 'аАαΑɑᴀꭺᎪ',
  b: 'ВΒƄʙᏴ',
  c: 'сСϲᴄⲥᏟ',
  d: 'ԁᴅⅾꭰᎠ',
  e: 'еЕΕҽєᴇᎬ',
  f: 'ϝꜰƒ',
  g: 'ɡցɢԌᏀ',
  h: 'һНΗհʜᏂ',
  j: 'јЈʝᴊᎫ',
  k: 'кКκΚᴋᏦⲕ',
  l: 'і\u0406ӏӀιΙıɩɪⅼʟꓲᛁ1|!iᎥ',
  m: 'мМΜⅿᴍᎷ',
  n: 'пոΝɴղ',
  o: 'оОοΟօᴏ0〇σ',
  p: 'рРρΡᴘᏢ',
  r: 'гᴦʀꭇᏒ',
  s: 'ѕЅꜱ5ƽᏚ',
  t: 'тТτΤᴛᎢ',
  u: 'υսᴜʋ',
  v: 'νѵᴠⅴ',
  w: 'ѡԝᴡɯ',
  x: 'хХχΧ',
  y: 'уУүγΥʏ',
  z: 'ᴢΖᏃ',
};

const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) =>
    [...others].map((other) => [other, latin] as const),
  ),
);

/** Two texts that a reader takes for one have the same: without marks and signs, in Latin letters where they look like them. */
function skeleton(text: string): string {
  const letters = text.normalize('NFKD').replace(/(?![\u1100-\u11ff])[\p{M}\p{P}\p{DI}]/gu, '');
  const toLatin = (letter: string) =>
    latinOf.get(letter) ?? latinOf.get(letter.toLowerCase()) ?? letter.toLowerCase();
  return Array.from(letters, toLatin).join('').replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const reservedSkeletons = reserved.map(skeleton);

/** Composed, and without wide or narrow forms of the same letters, so that two that are alike are one. */
export const normalizeNickname = (nickname: string): string =>
  Array.from(nickname, (letter) => {
    const plain = letter.normalize('NFKC');
    // More than one letter is another spelling, such as that of a vowel of Thai.
    return [...plain].length === 1 ? plain : letter;
  })
    .join('')
    .normalize('NFC');

/** Whether it begins like a name of the shop, or looks as if it did. */
export function isReservedNickname(nickname: string): boolean {
  const name = skeleton(nickname);
  return reservedSkeletons.some((word) => name.startsWith(word));
}
