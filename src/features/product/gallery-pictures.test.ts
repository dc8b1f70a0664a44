import { expect, test } from 'vitest';
import { galleryPictures } from './gallery-pictures.ts';

const side = (id: string) => ({ id, name_ko: id, name_en: null });
const group = (id: string, ...options: string[]) => ({
  ...side(id),
  mockup_group_details: options.map((option_id) => ({ option_id, src: `/${id}-${option_id}.webp` })),
});
const groups = [group('front', 'white', 'black'), group('back', 'white', 'black'), group('sleeve', 'white')];
const gallery = {
  imageSrc: '/tee.webp',
  groups,
  images: [],
  optionId: 'white',
  customSides: [],
  firstSideId: undefined,
};
const sources = (given: { optionId?: string }) =>
  galleryPictures({ ...gallery, ...given }).map(({ src }) => src);

test('every side is shown in the selected color, a side without that color is skipped', () => {
  expect(sources({})).toEqual(['/front-white.webp', '/back-white.webp', '/sleeve-white.webp']);
  expect(sources({ optionId: 'black' })).toEqual(['/front-black.webp', '/back-black.webp']);
});

test('a decorated side replaces the plain one', () => {
  const customSides = [{ src: '/cat.webp', mockup_group: side('back') }];
  expect(galleryPictures({ ...gallery, customSides }).map(({ src }) => src)).toEqual([
    '/front-white.webp',
    '/cat.webp',
    '/sleeve-white.webp',
  ]);
});

test('the side of the address comes first, an unknown one is ignored', () => {
  const pictures = galleryPictures({ ...gallery, firstSideId: 'back' });
  expect(pictures.map(({ side }) => side?.id)).toEqual(['back', 'sleeve', 'front']);
  expect(galleryPictures({ ...gallery, firstSideId: 'elsewhere' })[0]?.side?.id).toBe('front');
});

test('a product without sides shows its one picture', () => {
  expect(galleryPictures({ ...gallery, groups: [] }).map(({ src }) => src)).toEqual(['/tee.webp']);
});

const image = (src: string, option_id: string | null, mockup_group_id: string | null = null) => ({
  id: src,
  src,
  option_id,
  mockup_group_id,
  alt_ko: null,
  alt_en: null,
});

test('pictures of the color and of all colors follow the sides, each once', () => {
  const images = [
    image('/cloth.webp', null),
    image('/worn-black.webp', 'black'),
    image('/front-white.webp', 'white'),
  ];
  expect(galleryPictures({ ...gallery, images }).map(({ src }) => src)).toEqual([
    '/front-white.webp',
    '/back-white.webp',
    '/sleeve-white.webp',
    '/cloth.webp',
  ]);
});

test('a picture of a side takes the place of its mock-up, but not of a decoration', () => {
  const images = [image('/front-photo.webp', 'white', 'front'), image('/back-photo.webp', 'white', 'back')];
  const customSides = [{ src: '/cat.webp', mockup_group: side('back') }];
  expect(galleryPictures({ ...gallery, images, customSides }).map(({ src }) => src)).toEqual([
    '/front-photo.webp',
    '/cat.webp',
    '/sleeve-white.webp',
  ]);
});
