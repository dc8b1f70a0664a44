/** `peek`: one row of graphics below the whole stage. `half`: the stage stays in use. `full`: over the stage. */
export type DrawerHeight = 'peek' | 'half' | 'full';

const heights: readonly DrawerHeight[] = ['peek', 'half', 'full'];

/** Pixels that are seen of a drawer of that height, see `--peek` in custom-editor-page.module.css. */
const peekAt = (rem: number) => 140 + 2 * rem;
const halfShare = 0.54;

/** How far a drawer goes on after a flick. */
const flickMs = 150;

/** The next height; the same one at the end. */
export function stepHeight(height: DrawerHeight, steps: 1 | -1): DrawerHeight {
  return heights[heights.indexOf(height) + steps] ?? height;
}

type Release = {
  /** Pixels that are seen of the drawer when it is let go. */
  readonly seen: number;
  /** Pixels per millisecond, positive downwards. */
  readonly velocity: number;
  /** Pixels that are seen of it when it is full. */
  readonly full: number;
  /** Pixels: the font size that the reader has chosen. */
  readonly rem: number;
};

/** Where a drawer comes to rest: at the height that it is nearest to, or closed. */
export function restingHeight({ seen, velocity, full, rem }: Release): DrawerHeight | 'closed' {
  const aim = seen - velocity * flickMs;
  const stops = [
    { at: 0, height: 'closed' as const },
    { at: Math.min(peekAt(rem), full), height: 'peek' as const },
    { at: full * halfShare, height: 'half' as const },
    { at: full, height: 'full' as const },
  ];
  const nearest = stops.reduce((best, stop) =>
    Math.abs(stop.at - aim) < Math.abs(best.at - aim) ? stop : best,
  );
  return nearest.height;
}
