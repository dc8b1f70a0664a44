import type { Drawing } from '../rendering/drawing.ts';
import { coachJacketBack, coachJacketFront } from './coach-jacket.ts';

/** The sides that are drawn; the other products and sides are rendered by `demo/studio`. */
export const drawings: Readonly<Record<string, { readonly [side in 'front' | 'back']?: Drawing }>> = {
  'coach-jacket': { front: coachJacketFront, back: coachJacketBack },
};
