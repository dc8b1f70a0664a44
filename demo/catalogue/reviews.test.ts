import { expect, test } from 'vitest';
import { customOf } from './customs.ts';
import { demoProducts } from './products.ts';
import { demoReviews, reviewKey } from './reviews.ts';

test('a member reviews a product once', () => {
  expect(new Set(demoReviews.map(reviewKey)).size).toBe(demoReviews.length);
});

test('reviews are as long as the shop asks for', () => {
  expect(demoReviews.filter(({ content }) => content.length < 20 || content.length > 2_000)).toEqual([]);
});

test('every product is reviewed, and praised by some more than by others', () => {
  const reviewed = new Set(demoReviews.map(({ product }) => product));
  expect(demoProducts.filter(({ key }) => !reviewed.has(key))).toEqual([]);
  expect(new Set(demoReviews.map(({ score }) => score)).size).toBe(5);
});

test('a photo shows what is reviewed', () => {
  const wrong = demoReviews.filter(({ product, photos = [] }) =>
    photos.some((key) => customOf(key).product !== product),
  );
  expect(wrong).toEqual([]);
});

test('nobody reviews a product before it is there', () => {
  const ages = new Map(demoProducts.map(({ key, daysOld }) => [key, daysOld]));
  expect(demoReviews.filter(({ product, daysAgo }) => daysAgo >= (ages.get(product) ?? 0))).toEqual([]);
});

test('about every third review has a photo', () => {
  expect(demoReviews.filter(({ photos }) => photos).length).toBeGreaterThanOrEqual(27);
});
