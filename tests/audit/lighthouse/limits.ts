import type { Figure, Figures } from './figures.ts';

/** Figures of a page, and what most of them comes from. */
type Measured = Figures & { readonly because: string };

const row = (
  [fcp, lcp, tbt, work, scripts, cls]: readonly [number, number, number, number, number, number],
  because: string,
): Measured => ({ fcp, lcp, tbt, work, scripts, cls, because });

/**
 * What each page measured above the floor page: FCP, LCP, TBT and the work of the main thread in milliseconds of the phone,
 * scripts in kB, CLS. A page that became quicker is written here anew, so that it stays so; docs/speed.md has the releases.
 */
export const measured: Readonly<Record<string, Measured>> = {
  '/main': row([433, 318, 910, 4_278, 123.8, 0], 'About 400 elements are hydrated.'),
  '/product/{id}': row([213, 135, 792, 3_372, 129.9, 0], 'The options, and what is below them.'),
  '/login': row([188, 53, 572, 2_610, 127.4, 0], 'Libraries and shop; the form is small.'),
  '/category': row([547, 385, 1_503, 7_325, 122.4, 0], '48 cards with pictures.'),
  '/search': row([136, 2_812, 2_417, 7_198, 171.7, 0], 'Rendered by scripts only.'),
  'the editor': row([2_148, 3_842, 1_623, 8_920, 190.6, 0], 'Rendered by scripts only, with its parts.'),
  'a graphic': row([95, 108, 1_289, 3_585, 120.4, 0], 'The pieces that can have it.'),
  '/product': row([328, 253, 1_185, 4_998, 132.4, 0], 'Fewer cards than /category.'),
  'an artist': row([113, -101, 977, 3_223, 133.2, 0], 'Six cards until it is used (050).'),
  'a brand': row([119, -25, 1_043, 3_458, 132.7, 0], 'Its artists and graphics.'),
  'a plan': row([295, 146, 490, 3_173, 131.3, 0], 'Six cards until it is used (050).'),
  'an event': row([174, -45, 1_619, 6_146, 163.3, 0], 'What is below it comes without a touch.'),
  '/review/list': row([347, 160, 1_716, 5_806, 135.8, 0], 'Reviews with photos.'),
};

/**
 * What noise may add: a share of what was measured, and at least so much. Measured on two busy cores, where blocking times of one
 * build differ by a factor of three from run to run (record 137).
 */
export const noise = {
  fcp: { least: 300, share: 0.5 },
  lcp: { least: 400, share: 0.25 },
  tbt: { least: 1_000, share: 1 },
  work: { least: 2_000, share: 0.5 },
  scripts: { least: 3, share: 0 },
  cls: { least: 0.02, share: 0 },
} as const satisfies Readonly<Record<Figure, { readonly least: number; readonly share: number }>>;

/** Beyond these a machine is too disturbed for its times to fail a page, see `findDisturbance`. */
export const disturbed = { indexSpread: 0.25, floorSpread: 0.75, floorWork: 1_600 } as const;
