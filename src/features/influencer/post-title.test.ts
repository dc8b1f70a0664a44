import { expect, test } from 'vitest';
import { splitPost } from './post-title.ts';

test.each([
  ['일요일 아침은 이 머그. 하루는 옆에서 잤어요.', '일요일 아침은 이 머그.', '하루는 옆에서 잤어요.'],
  ['다시 할까요? 네!', '다시 할까요?', '네!'],
  ['버전 2.0 나왔어요', '버전 2.0 나왔어요', ''],
  ['첫 줄\n둘째 줄. 셋째', '첫 줄', '둘째 줄. 셋째'],
  ['  잠이 와요...  ', '잠이 와요...', ''],
  ['', '', ''],
])('the first sentence of %j is its title', (content, title, rest) => {
  expect(splitPost(content)).toEqual({ title, rest });
});

test('a sentence that is too long is cut between two words, and stays whole in the text', () => {
  const content = '고양이 '.repeat(30).trim();
  const { title, rest } = splitPost(content);
  expect(title).toMatch(/고양이…$/);
  expect(title.length).toBeLessThanOrEqual(61);
  expect(rest).toBe(content);
  expect(splitPost('가'.repeat(200)).title).toBe(`${'가'.repeat(60)}…`);
});
