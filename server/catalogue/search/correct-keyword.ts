import type { PoolClient } from 'pg';
import { type Keyword, toKeyword } from './keyword.ts';
import { hasSynonyms, typedWords } from './terms.ts';

/** Of decomposed letters: '고양아' differs from '고양이' by one. Too much of a shorter word would be a guess. */
const minLetters = (word: string) => (/^[a-z]+$/.test(word) ? 4 : 5);
const allowedEdits = (word: string) => (word.length < 9 ? 1 : 2);

/** The keyword with its misspelt words replaced by the most similar ones of the shop; null if that is impossible. */
export async function correctKeyword(client: PoolClient, { words }: Keyword): Promise<Keyword | null> {
  const corrected: string[] = [];
  for (const word of words) {
    const similar = await findSimilarWord(client, word);
    if (!similar) return null;
    corrected.push(similar);
  }
  return corrected.join() === words.join() ? null : toKeyword(corrected);
}

/** The keyword without the words that no name has, not even corrected; null if none is left. */
export async function keepKnownWords(client: PoolClient, { words }: Keyword): Promise<Keyword | null> {
  const known: string[] = [];
  for (const word of words) {
    const similar = (await findSimilarWord(client, word)) ?? (await splitWord(client, word));
    if (similar) known.push(...similar.split(' '));
  }
  return toKeyword(known);
}

/** Two words of the shop that were typed without a space between them. */
async function splitWord(client: PoolClient, word: string): Promise<string | null> {
  const places = Array.from(word.slice(1), (_letter, index) => index + 1).filter(
    (place) => !/[\u1160-\u11ff]/.test(word.charAt(place)),
  );
  const parts = places.map((place) => [word.slice(0, place), word.slice(place)] as const);
  const { rows } = await client.query<{ word: string }>(
    'select word from search_vocabulary where word = any($1::text[])',
    [parts.flat()],
  );
  const known = new Set(rows.map((row) => row.word));
  const isKnown = (part: string) => known.has(part) || hasSynonyms(part);
  return parts.find((both) => both.every(isKnown))?.join(' ') ?? null;
}

/** The word itself if a name contains it. */
async function findSimilarWord(client: PoolClient, word: string): Promise<string | null> {
  if (hasSynonyms(word)) return word;
  const pattern = word.length > 2 ? `%${word}%` : `${word}%`;
  const { rowCount } = await client.query('select from search_vocabulary where word like $1 limit 1', [
    pattern,
  ]);
  if (rowCount) return word;
  if (word.length < minLetters(word)) return null;
  const { rows } = await client.query<{ word: string }>(
    `select word from search_vocabulary where word % $1 and length(word) between $2::int - 2 and $2::int + 2
     order by similarity(word, $1) desc, word limit 30`,
    [word, word.length],
  );
  const names = rows.flatMap((row) => [row.word, ...beginnings(row.word, word.length)]);
  return nearestOf(word, names) ?? nearestOf(word, typedWords());
}

function nearestOf(word: string, candidates: readonly string[]): string | null {
  const [nearest] = candidates
    .filter(({ length }) => Math.abs(length - word.length) <= 2)
    .map((meant) => ({ meant, edits: countEdits(word, meant) }))
    .filter(({ edits }) => edits <= allowedEdits(word))
    .toSorted((one, other) => one.edits - other.edits);
  return nearest?.meant ?? null;
}

/** About as long as what was typed, and not within a syllable: of 'stickers' also 'sticker'. */
function beginnings(word: string, length: number): string[] {
  return [length, length + 1]
    .filter((end) => end < word.length && !/[\u1160-\u11ff]/.test(word.charAt(end)))
    .map((end) => word.slice(0, end));
}

/** Letters that are replaced, left out, added, or swapped with the next one (optimal string alignment). */
function countEdits(from: string, to: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = at(last, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swapped = isSwap(from, to, row, column) ? at(beforeLast, column - 2) + 1 : Infinity;
      current.push(Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, to.length);
}

const at = (edits: readonly number[], column: number) => edits[column] ?? Infinity;

const isSwap = (from: string, to: string, row: number, column: number) =>
  row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
