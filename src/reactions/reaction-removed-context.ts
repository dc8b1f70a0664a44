import { createContext } from 'react';
import type { NamedReactionTarget } from '#src/graphql/reactions.ts';

/** Told of every target that is taken back within it. A list of given hearts offers to undo it. */
export const ReactionRemovedContext = createContext<(target: NamedReactionTarget) => void>(() => {});
