import { expect, test } from 'vitest';
import { readTitleStyle } from './title-style.ts';

test('colours, weight and alignment are taken over', () => {
  expect(readTitleStyle('color: #C93A16; font-weight:700;text-align: center;')).toEqual({
    color: '#C93A16',
    fontWeight: '700',
    textAlign: 'center',
  });
});

test('whatever is not on the list is dropped', () => {
  const hostile =
    'position:fixed; background-image:url(//x); color:url(//x); font-size:90px; constructor:x; color';
  expect(readTitleStyle(hostile)).toEqual({});
});

test('nothing gives nothing', () => {
  expect(readTitleStyle(null)).toEqual({});
  expect(readTitleStyle('{"color":"#fff"}')).toEqual({});
});
