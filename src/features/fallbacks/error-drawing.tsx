import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** Drawing of the error and not-found pages. */
export const ErrorDrawing = lazyComponent(() => import('./loose-button-drawing.tsx'), 'LooseButtonDrawing');
