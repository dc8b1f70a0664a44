import { expect, test } from 'vitest';
import { readInquiry, readPhotos } from './inquiry-texts.ts';

const photo = { id: '2f1c7f3a-0000-4000-8000-000000000000', ratio: '3 / 2' };
const texts = {
  type: 'PAYMENT',
  title: ' 두 번\n결제됐어요 ',
  content: '\n카드 내역이 두 줄이에요.\n확인해 주세요. ',
  photos: JSON.stringify([photo]),
};

test('a complete form is what is sent', () => {
  expect(readInquiry(texts, 1000)).toEqual({
    ok: true,
    body: {
      type: 'PAYMENT',
      title: '두 번 결제됐어요',
      content: '카드 내역이 두 줄이에요.\n확인해 주세요.',
      image_ids: [photo.id],
    },
  });
});

test('the first one of several faults of a form is named', () => {
  expect(readInquiry({ ...texts, title: ' ', content: '' }, 1000)).toMatchObject({ field: 'title' });
  expect(readInquiry({ ...texts, content: ' \n' }, 1000)).toMatchObject({ field: 'content' });
});

test('a text is as long as the server counts it, not as JavaScript does', () => {
  expect(readInquiry({ ...texts, content: '🧵'.repeat(10) }, 10)).toMatchObject({ ok: true });
  expect(readInquiry({ ...texts, content: '🧵'.repeat(11) }, 10)).toMatchObject({ field: 'content' });
});

test.each(['', '{', 'null', '{}', '[null]', '[{"id":7,"ratio":"1"}]', '[{"id":"../x","ratio":"1"}]'])(
  'a draft %j holds no photos',
  (text) => expect(readPhotos(text)).toEqual([]),
);
