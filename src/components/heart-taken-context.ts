import { createContext } from 'react';
import type { NamedHeart } from '#src/graphql/hearts.ts';

/** Told of every heart that is taken back within it. A list of given hearts offers to undo it. */
export const HeartTakenContext = createContext<(heart: NamedHeart) => void>(() => {});
