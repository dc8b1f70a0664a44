import { expect, test } from 'vitest';
import { customOf } from '../catalogue/customs.ts';
import { colorOf } from '../catalogue/mockup-of.ts';
import { demoReviews } from '../catalogue/reviews.ts';
import { boughtOption } from './bought-option.ts';

test('a reviewer bought the color that the first photo shows', () => {
  const pictured = demoReviews.filter(({ photos }) => photos);
  const bought = pictured.map((review) => String(boughtOption(review).option_name).split(' / ')[0]);
  const shown = pictured.map(({ product, photos: [photo = ''] = [] }) => {
    return colorOf(product, customOf(photo).color).name_ko;
  });
  expect(bought).toEqual(shown);
});

test('a reviewer bought the size that the review speaks of', () => {
  const review = demoReviews.find(({ content }) => content.includes('L 입었는데'));
  expect(review && boughtOption(review).option_name).toMatch(/ \/ L \/ /);
});
