import { ellipse, line, placed } from '../svg.ts';

export const cream = '#fff3d9';

export const tomato = '#e2552c';

export const mustard = '#f4ae2b';

export const teal = '#2b877f';

export const cocoa = '#4b2a1d';

/** The club's face: two tall eyes and one wide smile. */
export const smile = (x: number, y: number, size: number, ink = cocoa) =>
  placed(
    ellipse(-36, -22, 13, 26, ink) +
      ellipse(36, -22, 13, 26, ink) +
      line('M-66 26 C-46 82 46 82 66 26', ink, 14) +
      line('M-80 20 Q-68 18 -60 30 M80 20 Q68 18 60 30', ink, 12),
    x,
    y,
    size,
  );
