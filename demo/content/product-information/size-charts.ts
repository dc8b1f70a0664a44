import { phoneCaseSizes } from './phone-models.ts';

type Measure =
  | 'LENGTH'
  | 'SHOULDER'
  | 'CHEST'
  | 'SLEEVE'
  | 'WIDTH'
  | 'HEIGHT'
  | 'DEPTH'
  | 'STRAP'
  | 'CIRCUMFERENCE'
  | 'BRIM'
  | 'DIAMETER'
  | 'PRINT_WIDTH';

type SizeChart = {
  readonly measures: readonly Measure[];
  readonly sizes: Readonly<Record<string, readonly number[]>>;
};

const card: SizeChart = { measures: ['WIDTH', 'HEIGHT'], sizes: { ONE: [10, 14.8] } };
const sticker: SizeChart = { measures: ['WIDTH', 'HEIGHT'], sizes: { ONE: [6, 6] } };

/** Centimetres by product and size, in the order of the measures. A product that is not here shows no chart. */
export const sizeCharts: Readonly<Record<string, SizeChart>> = {
  tee: {
    measures: ['LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE'],
    sizes: { S: [67, 46, 51, 21], M: [70, 48, 54, 22], L: [73, 50, 57, 23], XL: [76, 52, 60, 24] },
  },
  hoodie: {
    measures: ['LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE'],
    sizes: { M: [69, 58, 59, 58], L: [71, 60, 62, 59], XL: [73, 62, 65, 60] },
  },
  sweatshirt: {
    measures: ['LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE'],
    sizes: { S: [65, 53, 55, 57], M: [67, 55, 58, 58], L: [69, 57, 61, 59], XL: [71, 59, 64, 60] },
  },
  cap: { measures: ['CIRCUMFERENCE', 'HEIGHT', 'BRIM'], sizes: { FREE: [58, 16.5, 7] } },
  tote: { measures: ['WIDTH', 'HEIGHT', 'DEPTH', 'STRAP'], sizes: { FREE: [38, 41, 10, 62] } },
  cushion: { measures: ['WIDTH', 'HEIGHT', 'DEPTH'], sizes: { '45×45': [45, 45, 14] } },
  mug: { measures: ['DIAMETER', 'HEIGHT'], sizes: { '350ml': [8.2, 9.5] } },
  'phone-case': { measures: ['WIDTH', 'HEIGHT', 'DEPTH', 'PRINT_WIDTH'], sizes: phoneCaseSizes },
  'sticker-pack-animals': sticker,
  'sticker-pack-food': sticker,
  'postcards-garden': card,
  'postcards-letters': card,
  longsleeve: {
    measures: ['LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE'],
    sizes: { S: [67, 46, 51, 59], M: [70, 48, 54, 60], L: [73, 50, 57, 61], XL: [76, 52, 60, 62] },
  },
  'kids-tee': {
    measures: ['LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE'],
    sizes: { 100: [40, 29, 33, 12], 110: [44, 31, 36, 13], 120: [48, 33, 39, 14], 130: [52, 35, 42, 15] },
  },
  'coach-jacket': {
    measures: ['LENGTH', 'SHOULDER', 'CHEST', 'SLEEVE'],
    sizes: { M: [69, 52, 60, 60], L: [71, 54, 63, 61], XL: [73, 56, 66, 62] },
  },
  'bucket-hat': { measures: ['HEIGHT', 'CIRCUMFERENCE', 'BRIM'], sizes: { FREE: [9, 58, 7.5] } },
  apron: { measures: ['LENGTH', 'WIDTH', 'STRAP'], sizes: { FREE: [84, 70, 90] } },
  bandana: { measures: ['WIDTH', 'HEIGHT'], sizes: { '55×55': [55, 55] } },
  pouch: { measures: ['WIDTH', 'HEIGHT', 'DEPTH'], sizes: { M: [20, 13, 6] } },
  'laptop-sleeve': {
    measures: ['WIDTH', 'HEIGHT', 'DEPTH'],
    sizes: { '13"': [33.5, 24, 2], '14"': [35.5, 26, 2], '16"': [38.5, 28, 2.5] },
  },
  blanket: { measures: ['WIDTH', 'HEIGHT'], sizes: { '120×150': [120, 150] } },
  tumbler: { measures: ['HEIGHT', 'DIAMETER'], sizes: { '500ml': [18.5, 9.2] } },
  glass: { measures: ['HEIGHT', 'DIAMETER'], sizes: { '400ml': [12.8, 7.2] } },
  poster: { measures: ['WIDTH', 'HEIGHT', 'DEPTH'], sizes: { A3: [31.5, 43.8, 2] } },
  keyring: { measures: ['WIDTH', 'HEIGHT', 'DEPTH'], sizes: { '50mm': [5, 5.9, 0.5] } },
  badge: { measures: ['DIAMETER'], sizes: { '58mm': [5.8] } },
  notebook: { measures: ['WIDTH', 'HEIGHT', 'DEPTH'], sizes: { A5: [14.8, 21.6, 1.7] } },
  'sticker-pack-words': sticker,
  'tapes-small-things': { measures: ['WIDTH', 'DIAMETER'], sizes: { ONE: [2, 5] } },
  'memo-pad-today': { measures: ['WIDTH', 'HEIGHT', 'DEPTH'], sizes: { ONE: [9, 13, 1.2] } },
};
