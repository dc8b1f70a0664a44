import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, readableTextColor } from './contrast.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColor = fc
  .tuple(channel, channel, channel)
  .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('black on white has the greatest contrast', () => {
  expect(contrast('#000000', '#fff')).toBe(21);
  expect(contrast('#c93a16', '#ffffff')).toBeCloseTo(5.1, 1);
});

test('a readable choice of the operator is kept', () => {
  expect(readableTextColor('#17171a', '#ffd84d')).toBe('#ffd84d');
});

test('an unreadable choice is replaced', () => {
  expect(readableTextColor('#ffd84d', '#ffffff')).toBe('#17171a');
  expect(readableTextColor('#1f5fd6', '#17171a')).toBe('#ffffff');
  expect(readableTextColor('#ffffff', 'red; background: url(//x)')).toBe('#17171a');
});

test('a text that is not a color gives none', () => {
  for (const broken of ['', 'red', '#12', '#gggggg', 'url(//x)']) {
    expect(readableTextColor(broken)).toBeNull();
  }
});

test('the text can be read on every background', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (background, wanted) => {
      const text = readableTextColor(background, wanted);
      return text !== null && contrast(background, text) >= 4.5;
    }),
  );
});
