import type { Box } from '#src/shared/artwork.ts';

export type DemoColor = {
  key: string;
  name_ko: string;
  name_en: string;
  /** `#rrggbb`, lower case. */
  hex: string;
};

export type DemoSide = {
  key: 'front' | 'back';
  name_ko: string;
  name_en: string;
  area: Box;
  /** How wide the print area is on the real thing. */
  areaWidthMm: number;
  /** Paths below {@link demoMockupsDirectory}. */
  mask: string;
  overlay: string;
  foreground: string | null;
  uv: string | null;
};

/** One product that can be decorated: the sides that can be printed, and the colors that suit it. */
export type DemoMockup = {
  key: string;
  name_ko: string;
  name_en: string;
  sides: readonly [front: DemoSide, ...back: DemoSide[]];
  /** The other side where only the front is printed; `#rrggbb` where it has a color of its own. */
  plainBack?: { side: DemoSide; hex?: string };
  colors: readonly DemoColor[];
};
