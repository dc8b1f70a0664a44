export type View = {
  /** Follows the screen's name in the file's. */
  readonly name: string;
  readonly locale: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly wholePage: boolean;
};

type Strip = {
  readonly name: string;
  /** A view's name. */
  readonly view: string;
  readonly screens: readonly string[];
};

export type ScreenshotSet = {
  /** Below the project's. */
  readonly folder: string;
  /** By name; all of them unless given. */
  readonly screens?: readonly string[];
  readonly views: readonly View[];
  /** Kept instead of the single pictures: screens of a view side by side. */
  readonly strips?: readonly Strip[];
  /** All screens of a view on one picture. */
  readonly hasContactSheets?: true;
};

const inBothLanguages = (widths: readonly number[], wholePage: boolean): readonly View[] =>
  ['ko', 'en'].flatMap((locale) =>
    widths.map((width) => ({
      name: `${locale}-${width}`,
      locale,
      width,
      height: 844,
      scale: !wholePage && width < 1000 ? 2 : 1,
      wholePage,
    })),
  );

const shown = ['main', 'product', 'graphic'];
const korean = { locale: 'ko', wholePage: false } as const;

/** The sets of pictures, by their purpose. */
export const screenshotSets: Readonly<Record<string, ScreenshotSet>> = {
  all: {
    folder: '.cache/screens',
    views: inBothLanguages([360, 390, 768, 1280], true),
    hasContactSheets: true,
  },
  readme: {
    folder: 'docs/screens',
    views: [
      { ...korean, name: 'ko-390', width: 390, height: 844, scale: 1.25 },
      { ...korean, name: 'en-390', locale: 'en', width: 390, height: 844, scale: 1.25 },
      { ...korean, name: 'ko-1280', width: 1280, height: 800, scale: 1 },
    ],
    strips: [
      { name: 'find', view: 'ko-390', screens: ['main', 'search-results', 'product', 'artist'] },
      {
        name: 'decorate',
        view: 'ko-390',
        screens: ['editor-graphics', 'editor', 'saved-customs', 'product-options'],
      },
      { name: 'buy', view: 'ko-390', screens: ['cart', 'checkout', 'payment-window', 'order-complete'] },
      {
        name: 'follow',
        view: 'ko-390',
        screens: ['orders', 'tracking-sheet', 'claim-refunded', 'review-form'],
      },
      {
        name: 'work',
        view: 'ko-390',
        screens: ['own-graphics', 'graphic-new', 'wallet-connected', 'brand-orders'],
      },
      { name: 'english', view: 'en-390', screens: ['main', 'product', 'editor', 'checkout'] },
      { name: 'wide', view: 'ko-1280', screens: ['main'] },
    ],
  },
  // The sizes stand in src/pwa/web-manifest.ts, and `npm run audit` measures them.
  manifest: {
    folder: 'public/screenshots',
    screens: shown,
    views: [
      { ...korean, name: 'narrow', width: 390, height: 844, scale: 2 },
      { ...korean, name: 'wide', width: 1280, height: 800, scale: 1 },
    ],
  },
};
