import { createContext } from 'react';
import type { NamedReactionTarget } from '#src/graphql/reactions.ts';

/** Called with every target whose reaction is removed below it, so that a list of likes can offer to undo that. */
export const ReactionRemovedContext = createContext<(target: NamedReactionTarget) => void>(() => {});
