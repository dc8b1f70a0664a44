/**
 * Loads a module for work that no shopper waits for. If the module cannot be loaded, without a network for example, the work
 * is left out; reload-after-release.ts handles modules that a new release has removed.
 */
export function loadInBackground<Module>(
  load: () => Promise<Module>,
  work: (module: Module) => unknown,
): void {
  load().then(work, () => {});
}
