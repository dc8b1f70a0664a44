import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** A drawing for pages that should not be needed. */
export const LooseThread = lazyComponent(
  async () => (await import('./loose-thread-drawing.tsx')).LooseThreadDrawing,
);
