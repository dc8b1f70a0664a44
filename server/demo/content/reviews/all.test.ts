import { expect, test } from 'vitest';
import { demoReviews, reviewKey } from './all.ts';

test('a member reviews a product once', () => {
  expect(new Set(demoReviews.map(reviewKey)).size).toBe(demoReviews.length);
});

test('reviews are as long as the shop asks for', () => {
  expect(demoReviews.filter(({ content }) => content.length < 20 || content.length > 2_000)).toEqual([]);
});

test('about every third review has a photo', () => {
  expect(demoReviews.filter(({ photos }) => photos).length).toBeGreaterThanOrEqual(27);
});
