import type { Box } from '#src/shared/artwork.ts';

/** A line that a layer has snapped to: vertical at `x`, or horizontal at `y`; in mock-up units. */
export type Guide = { readonly axis: 'x' | 'y'; readonly at: number };

type Snapped = { readonly box: Box; readonly guides: readonly Guide[] };

type SnapOptions = {
  readonly area: Box;
  readonly others: readonly Box[];
  /** Mock-up units; what is nearer than that snaps. */
  readonly threshold: number;
};

/** Moves a box to the nearest edges and middles of the area and of the other layers. */
export function snapMove(box: Box, options: SnapOptions): Snapped {
  const x = nearest(stops(box.x, box.width), targets('x', options), options.threshold);
  const y = nearest(stops(box.y, box.height), targets('y', options), options.threshold);
  return {
    box: { ...box, x: box.x + (x?.distance ?? 0), y: box.y + (y?.distance ?? 0) },
    guides: [
      ...(x ? [{ axis: 'x' as const, at: x.at }] : []),
      ...(y ? [{ axis: 'y' as const, at: y.at }] : []),
    ],
  };
}

/**
 * Scales a box until the edge that is nearest to a line lies on it. `about`: the point that stays where it is.
 * @param scale scales the box about that point, within the sizes that can be made
 */
export function snapResize(
  box: Box,
  about: { readonly x: number; readonly y: number },
  options: SnapOptions,
  scale: (factor: number) => Box,
): Snapped {
  const candidates = [
    ...edgeFactors('x', [box.x, box.x + box.width], about.x, options),
    ...edgeFactors('y', [box.y, box.y + box.height], about.y, options),
  ].sort((one, other) => one.distance - other.distance);
  const [best] = candidates;
  if (!best) return { box, guides: [] };
  const scaled = scale(best.factor);
  const isReached = Math.abs(scaled.width - box.width * best.factor) < 0.01;
  return isReached ? { box: scaled, guides: [best.guide] } : { box, guides: [] };
}

const stops = (start: number, length: number) => [start, start + length / 2, start + length];

function targets(axis: 'x' | 'y', { area, others }: SnapOptions): readonly number[] {
  const length = axis === 'x' ? 'width' : 'height';
  return [area, ...others].flatMap((box) => stops(box[axis], box[length]));
}

function nearest(positions: readonly number[], lines: readonly number[], threshold: number) {
  let best: { readonly distance: number; readonly at: number } | null = null;
  for (const at of lines)
    for (const position of positions) {
      const distance = at - position;
      if (Math.abs(distance) <= Math.abs(best?.distance ?? threshold)) best = { distance, at };
    }
  return best;
}

function edgeFactors(axis: 'x' | 'y', edges: readonly number[], fixed: number, options: SnapOptions) {
  return edges.flatMap((edge) => {
    const reach = edge - fixed;
    if (Math.abs(reach) < 1) return [];
    return targets(axis, options).flatMap((at) => {
      const distance = Math.abs(at - edge);
      const factor = (at - fixed) / reach;
      return distance <= options.threshold && factor > 0 ? [{ distance, factor, guide: { axis, at } }] : [];
    });
  });
}
