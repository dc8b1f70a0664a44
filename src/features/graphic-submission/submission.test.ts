import { expect, test } from 'vitest';
import { findSubmissionProblems, readArtwork, toSubmission } from './submission.ts';

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

const wrongFields = (changes: Partial<typeof texts>) =>
  Object.keys(findSubmissionProblems({ ...texts, ...changes }));

test('a complete form is what is sent', () => {
  expect(wrongFields({})).toEqual([]);
  expect(toSubmission(texts)).toEqual({
    image_id: artwork.id,
    name_ko: '물 위의 달',
    name_en: 'Moon on water',
    background_color: '#ffffff',
    price: 2500,
  });
});

test('a description of several lines becomes one paragraph', () => {
  const submission = toSubmission({ ...texts, description: ' 여름밤에\n그렸어요.\t' });
  expect(submission.description).toBe('여름밤에 그렸어요.');
});

test.each([
  ['0', 0],
  ['2,500', 2500],
  [' 2500원 ', 2500],
  ['100000', 100_000],
])('a price typed as %j is %i won', (price, won) => {
  expect(wrongFields({ price })).toEqual([]);
  expect(toSubmission({ ...texts, price }).price).toBe(won);
});

test.each(['', '원', '-100', '2550', '100100', '1e3', '2500.5', '二千', '9'.repeat(400)])(
  'a price typed as %j is to be corrected',
  (price) => expect(wrongFields({ price })).toEqual(['price']),
);

test('the first one of several faults of a form is named', () => {
  expect(wrongFields({ nameKo: ' ', nameEn: '', price: '' })).toEqual(['nameKo']);
  expect(wrongFields({ artwork: '', nameKo: '' })).toEqual(['artwork']);
  expect(wrongFields({ nameEn: '\n' })).toEqual(['nameEn']);
});

test.each(['', '{', 'null', '[]', '{"id":7,"src":"/a"}', '{"id":"7"}'])(
  'a draft %j holds no picture',
  (text) => {
    expect(readArtwork(text)).toBeNull();
  },
);
