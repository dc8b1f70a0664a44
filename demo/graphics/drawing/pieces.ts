import { readFileSync } from 'node:fs';
import { placed } from './svg.ts';

/** Openly licensed drawings (see ../../licences) that artists build scenes from; taken over by take-pieces.ts. */
export type PieceSet = 'fluent' | 'flat';

/** Both sets are drawn on squares of this edge. */
const pieceEdge = 32;

/** A piece `size` units wide with its center at x, y. */
export function piece(
  set: PieceSet,
  name: string,
  at: { x: number; y: number; size: number; turn?: number },
): string {
  const body = readFileSync(new URL(`pieces/${set}/${name}.svg`, import.meta.url), 'utf8');
  const inner = body.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const scale = at.size / pieceEdge;
  const centered = placed(inner, -at.size / 2, -at.size / 2, Math.round(scale * 1000) / 1000);
  return placed(centered, at.x, at.y, 1, at.turn ?? 0);
}
