import { expect, test } from 'vitest';
import { readTitleStyle } from './title-style.ts';

test('colors, weight and alignment are allowed', () => {
  expect(readTitleStyle('color: #C93A16; font-weight:700;text-align: center;')).toEqual({
    color: '#C93A16',
    fontWeight: '700',
    textAlign: 'center',
  });
});

test('everything else is removed', () => {
  const hostile =
    'position:fixed; background-image:url(//x); color:url(//x); font-size:90px; constructor:x; color';
  expect(readTitleStyle(hostile)).toEqual({});
});

test('without declarations there is no style', () => {
  expect(readTitleStyle(null)).toEqual({});
  expect(readTitleStyle('{"color":"#fff"}')).toEqual({});
});

test('a size in pixels follows the size that the reader has chosen', () => {
  expect(readTitleStyle('font-size: 14px')).toEqual({ fontSize: '0.875rem' });
});
