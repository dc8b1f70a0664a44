/** Letters that a keyword has at most; the server refuses more than 100. */
export const maxKeywordLength = 60;

/** A keyword as it is sent and shown: one line without needless spaces. `undefined` for nothing. */
export function readKeyword(typed: string | undefined): string | undefined {
  const line = (typed ?? '')
    // As `toWellFormed` does, which the oldest browsers of package.json lack.
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, maxKeywordLength).join('').trim() || undefined;
}
