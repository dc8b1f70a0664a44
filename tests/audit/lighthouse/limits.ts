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
  '/main': row([387, 423, 826, 3_690, 123.8, 0], 'About 400 elements are hydrated.'),
  '/product/{id}': row([304, 130, 751, 2_939, 129.9, 0], 'The options, and what is below them.'),
  '/login': row([156, -146, 483, 2_444, 127.4, 0], 'Libraries and shop; the form is small.'),
  '/category': row([312, 196, 205, 3_586, 122.4, 0], 'The cards of all categories.'),
  '/search': row([125, 2_331, 1_879, 5_914, 171.7, 0], 'Rendered by scripts only.'),
  'the editor': row([1_444, 3_211, 1_490, 7_103, 190.6, 0], 'Rendered by scripts only, with its parts.'),
  'a graphic': row([118, 225, 65, 2_180, 120.4, 0], 'The pieces that can have it.'),
  '/product': row([279, 226, 656, 4_049, 132.4, 0], 'Fewer cards than /category.'),
  'an artist': row([212, 87, 785, 3_235, 133.2, 0], 'Six cards until it is used (050).'),
  'a brand': row([109, 67, 233, 2_603, 132.7, 0], 'Its artists and graphics.'),
  'a plan': row([319, 132, 168, 2_808, 131.2, 0], 'Six cards until it is used (050).'),
  'an event': row([108, -52, 1_392, 6_495, 163.3, 0], 'What is below it comes without a touch.'),
  '/review/list': row([412, 156, 1_075, 4_913, 135.8, 0], 'Reviews with photos.'),
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
