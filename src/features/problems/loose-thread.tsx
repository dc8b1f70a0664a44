import { lazyPart } from '#src/ui/lazy-part.tsx';

/** A drawing for pages that should not be needed. */
export const LooseThread = lazyPart(
  async () => (await import('./loose-thread-drawing.tsx')).LooseThreadDrawing,
);
