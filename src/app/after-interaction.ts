import type { RegisteredRouter } from '@tanstack/react-router';
import { adoptEarlyPanels } from '#src/features/layout/early-panels.ts';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { startPictureTransitions } from './picture-transitions.ts';

/** Loaded with the first touch or key: nobody needs it before. */
export function startAfterInteraction(router: RegisteredRouter): void {
  startPictureTransitions(router);
  keepFocus();
  adoptEarlyPanels(router);
}
