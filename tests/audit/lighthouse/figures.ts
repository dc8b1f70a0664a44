/** The figures that are compared with the floor page, in milliseconds of the phone, kB, or without a unit. */
export const figures = {
  fcp: { title: 'FCP', audit: 'first-contentful-paint', digits: 0, isTime: true },
  lcp: { title: 'LCP', audit: 'largest-contentful-paint', digits: 0, isTime: true },
  tbt: { title: 'TBT', audit: 'total-blocking-time', digits: 0, isTime: true },
  work: { title: 'main thread', audit: 'mainthread-work-breakdown', digits: 0, isTime: true },
  scripts: { title: 'scripts, kB', audit: null, digits: 1, isTime: false },
  cls: { title: 'CLS', audit: 'cumulative-layout-shift', digits: 3, isTime: false },
} as const;

export type Figure = keyof typeof figures;
export type Figures = Readonly<Record<Figure, number>>;

export const figureNames = Object.keys(figures) as readonly Figure[];

export const makeFigures = (figureOf: (name: Figure) => number): Figures => ({
  fcp: figureOf('fcp'),
  lcp: figureOf('lcp'),
  tbt: figureOf('tbt'),
  work: figureOf('work'),
  scripts: figureOf('scripts'),
  cls: figureOf('cls'),
});

/** Held on the first run of a page: noise cannot move them. */
export const fullScoreCategories = ['accessibility', 'best-practices', 'seo'] as const;
