import type { Reviewer } from '../members.ts';

/** A review stays in the language it was written in. */
export type DemoReview = {
  readonly product: string;
  readonly by: Reviewer;
  readonly score: 1 | 2 | 3 | 4 | 5;
  readonly daysAgo: number;
  readonly content: string;
  /** Keys of the customs its photos show. */
  readonly photos?: readonly string[];
  readonly isBest?: true;
};
