/** A value outside React that may be changed from anywhere in the browser. */
export type Store<State> = {
  readonly initial: State;
  get(): State;
  set(next: State): void;
  subscribe(listener: () => void): () => void;
};

export function createStore<State>(initial: State): Store<State> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
