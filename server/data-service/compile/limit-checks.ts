import type { Limits } from '../limits.ts';
import type { Value } from '../model/table.ts';
import { RequestError } from '../request-error.ts';

/** A limit on a value. Checked when the plan is run, because the value may be that of a variable. */
export type LimitCheck = {
  readonly test: 'page-size' | 'not-negative' | 'list-length' | 'pattern';
  readonly value: Value;
  readonly path: string;
};

/** Refuses a value that exceeds the limits; called before any SQL is sent. */
export function assertWithinLimit(limits: Limits, { test, path }: LimitCheck, content: unknown): void {
  switch (test) {
    case 'page-size':
      assertPageSize(limits, content, path);
      return;
    case 'not-negative':
      assertNotNegative(content, path);
      return;
    case 'list-length':
      if (Array.isArray(content) && content.length > limits.listValues) {
        throw new RequestError('limit-exceeded', `a list holds at most ${limits.listValues} values`, path);
      }
      return;
    case 'pattern':
      if (countCharacters(content) < limits.minPatternLetters) {
        throw new RequestError(
          'limit-exceeded',
          `a pattern needs at least ${limits.minPatternLetters} countCharacters beside its wildcards`,
          path,
        );
      }
  }
}

function assertPageSize({ rows }: Limits, content: unknown, path: string): void {
  assertNotNegative(content, path);
  if (Number(content) > rows)
    throw new RequestError('limit-exceeded', `a page has at most ${rows} rows`, path);
}

function assertNotNegative(content: unknown, path: string): void {
  if (Number(content) < 0) throw new RequestError('not-supported', 'unexpected negative value', path);
}

const countCharacters = (pattern: unknown) => [...String(pattern).replaceAll(/[%_]/g, '')].length;
