import { RequestError } from '../request-error.ts';

const bits: Readonly<Record<string, number>> = { smallint: 16, Int: 32, bigint: 64 };

/** Refuses a number outside the range of an integer type; `number` as it is written in the request. */
export function assertIntegerRange(type: string, number: string, path: string): void {
  const size = bits[type];
  if (size === undefined) return;
  const isWhole = /^-?\d+$/.test(number);
  if (isWhole && BigInt.asIntN(size, BigInt(number)) === BigInt(number)) return;
  throw new RequestError(
    'parse-failed',
    `The value ${scientific(number)} lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?`,
    path,
  );
}

/** `2147483648` as Hasura prints it: `2.147483648e9`; up to seven digits without an exponent. */
function scientific(number: string): string {
  const [, sign = '', first = '', rest = ''] = /^(-?)(\d)(\d*)$/.exec(number) ?? [];
  if (!first) return number;
  if (rest.length < 7) return `${number}.0`;
  return `${sign}${first}.${rest.slice(0, rest.search(/[1-9]0*$/) + 1) || '0'}e${rest.length}`;
}
