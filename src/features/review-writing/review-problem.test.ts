import { expect, test } from 'vitest';
import { findReviewProblem } from './review-problem.ts';

const limits = { min_chars: 20, max_chars: 30, max_photos: 1 };
const id = '2f1c7f3a-0000-4000-8000-000000000000';
const draft = { id, score: 4, content: '두 번 빨아도 그림이 그대로예요. 좋아요.', photos: [] };
const problemOf = (changes: object) => findReviewProblem({ ...draft, ...changes }, limits)?.field ?? null;

test('a complete review has no problem', () => expect(problemOf({})).toBeNull());

test('the first one of several faults of a form is named', () => {
  expect(problemOf({ score: 0, content: '' })).toBe('score');
  const photos = [1, 2].map(() => ({ id, src: '/a.webp' }));
  expect(problemOf({ content: '짧아요', photos })).toBe('content');
  expect(problemOf({ photos })).toBe('photos');
});

test('a text is as long as the server counts it: code points, without blanks around them', () => {
  expect(problemOf({ content: `  ${'🧵'.repeat(19)}  ` })).toBe('content');
  expect(problemOf({ content: '🧵'.repeat(20) })).toBeNull();
  expect(problemOf({ content: '🧵'.repeat(31) })).toBe('content');
});
