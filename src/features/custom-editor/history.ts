/** Steps that can be undone and redone. What one starts with is no step. */
export type History<State> = {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
};

/** More than anybody undoes; a step is a few hundred bytes. */
const maxSteps = 200;

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** One step. Nothing is added when nothing has changed. */
export function addStep<State>(history: History<State>, next: State): History<State> {
  if (next === history.present) return history;
  return { past: [...history.past, history.present].slice(-maxSteps), present: next, future: [] };
}

/** Goes on with the last step instead of adding one, as a key that is held down does. */
export function extendStep<State>(history: History<State>, next: State): History<State> {
  return history.past.length > 0 ? { ...history, present: next, future: [] } : addStep(history, next);
}

export function undo<State>({ past, present, future }: History<State>): History<State> {
  const previous = past.at(-1);
  if (previous === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
