import type { Pool } from 'pg';
import { expect } from 'vitest';
import { checkBooks, type Mismatch } from '#server/ordering/books/check-books.ts';

/**
 * Runs the checks of the nightly job over everything in the database of a test.
 *
 * @param except checks that its tests leave out, because they write rows by hand
 */
export async function expectExactBooks(pool: Pool, except: readonly string[] = []): Promise<void> {
  const found: Omit<Mismatch, 'lookAt'>[] = [];
  await checkBooks(pool, ({ lookAt: _, ...mismatch }) => found.push(mismatch));
  expect(found.filter(({ check }) => !except.includes(check))).toEqual([]);
}
