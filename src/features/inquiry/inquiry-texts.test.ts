import { expect, test } from 'vitest';
import { findInquiryProblems, readPhotos, toInquiry } from './inquiry-texts.ts';

const photo = { id: '2f1c7f3a-0000-4000-8000-000000000000', ratio: '3 / 2' };
const texts = {
  type: 'PAYMENT',
  title: ' 두 번\n결제됐어요 ',
  content: '\n카드 내역이 두 줄이에요.\n확인해 주세요. ',
  photos: JSON.stringify([photo]),
};

test('a complete form is what is sent', () => {
  expect(findInquiryProblems(texts, 1000)).toEqual({});
  expect(toInquiry(texts)).toEqual({
    type: 'PAYMENT',
    title: '두 번 결제됐어요',
    content: '카드 내역이 두 줄이에요.\n확인해 주세요.',
    image_ids: [photo.id],
  });
});

const wrongFields = (changes: Partial<typeof texts>, maxChars = 1000) =>
  Object.keys(findInquiryProblems({ ...texts, ...changes }, maxChars));

test('the first one of several faults of a form is named', () => {
  expect(wrongFields({ title: ' ', content: '' })).toEqual(['title']);
  expect(wrongFields({ content: ' \n' })).toEqual(['content']);
});

test('a text is as long as the server counts it, not as JavaScript does', () => {
  expect(wrongFields({ content: '🧵'.repeat(10) }, 10)).toEqual([]);
  expect(wrongFields({ content: '🧵'.repeat(11) }, 10)).toEqual(['content']);
});

test.each(['', '{', 'null', '{}', '[null]', '[{"id":7,"ratio":"1"}]', '[{"id":"../x","ratio":"1"}]'])(
  'a draft %j holds no photos',
  (text) => expect(readPhotos(text)).toEqual([]),
);
