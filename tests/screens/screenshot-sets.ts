export type View = {
  /** Follows the screen's name in the file's. */
  readonly name: string;
  readonly locale: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly wholePage: boolean;
};

export type ScreenshotSet = {
  /** Below the project's. */
  readonly folder: string;
  /** By name; all of them unless given. */
  readonly screens?: readonly string[];
  readonly views: readonly View[];
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

/** What the pictures are taken for. */
export const screenshotSets: Readonly<Record<string, ScreenshotSet>> = {
  all: {
    folder: '.cache/screens',
    views: inBothLanguages([360, 390, 768, 1280], true),
    hasContactSheets: true,
  },
  readme: {
    folder: 'docs/screens',
    screens: [...shown, 'editor'],
    views: inBothLanguages([360, 390, 1280], false),
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
