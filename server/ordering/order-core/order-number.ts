import { randomInt } from 'node:crypto';

/** Crockford's base 32: digits and letters that nobody confuses on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const seoulDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' });

/** `20261120-7K3M9QX2`: the day in Korea, and eight random letters, so that nobody can guess another one. */
export function createOrderNumber(now: Date): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${seoulDay.format(now).replaceAll('-', '')}-${letters.join('')}`;
}
