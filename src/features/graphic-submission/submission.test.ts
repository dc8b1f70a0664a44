import { expect, test } from 'vitest';
import { readArtwork, readSubmission } from './submission.ts';

const artwork = { id: '2f1c7f3a-0000-4000-8000-000000000000', src: '/uploads/moon.webp' };
const texts = {
  artwork: JSON.stringify(artwork),
  backgroundColor: '#ffffff',
  nameKo: '물 위의 달',
  nameEn: 'Moon on water',
  description: '',
  descriptionEn: '',
  price: '2500',
};

test('a complete form is what is sent', () => {
  expect(readSubmission(texts)).toEqual({
    ok: true,
    body: {
      image_id: artwork.id,
      name_ko: '물 위의 달',
      name_en: 'Moon on water',
      background_color: '#ffffff',
      price: 2500,
    },
  });
});

test('a description of several lines becomes one paragraph', () => {
  const reading = readSubmission({ ...texts, description: ' 여름밤에\n그렸어요.\t' });
  expect(reading).toMatchObject({ body: { description: '여름밤에 그렸어요.' } });
});

test.each([
  ['0', 0],
  ['2,500', 2500],
  [' 2500원 ', 2500],
  ['100000', 100_000],
])('a price typed as %j is %i won', (price, won) => {
  expect(readSubmission({ ...texts, price })).toMatchObject({ body: { price: won } });
});

test.each(['', '원', '-100', '2550', '100100', '1e3', '2500.5', '二千', '9'.repeat(400)])(
  'a price typed as %j is to be corrected',
  (price) => expect(readSubmission({ ...texts, price })).toMatchObject({ ok: false, field: 'price' }),
);

test('the first one of several faults of a form is named', () => {
  expect(readSubmission({ ...texts, nameKo: ' ', nameEn: '', price: '' })).toMatchObject({ field: 'nameKo' });
  expect(readSubmission({ ...texts, artwork: '', nameKo: '' })).toMatchObject({ field: 'artwork' });
  expect(readSubmission({ ...texts, nameEn: '\n' })).toMatchObject({ field: 'nameEn' });
});

test.each(['', '{', 'null', '[]', '{"id":7,"src":"/a"}', '{"id":"7"}'])(
  'a draft %j holds no picture',
  (text) => {
    expect(readArtwork(text)).toBeNull();
  },
);
