import type { RegisteredRouter } from '@tanstack/react-router';
import { isVisitor } from '#src/session/viewer.ts';
import { hasInteracted } from '#src/ui/first-interaction.ts';

/**
 * Fetches the client's code before somebody waits for it: with the first sign of use where the page has brought what a
 * visitor sees first, and at once for everybody else.
 */
export function prefetchClient(router: RegisteredRouter, hasAnswers: boolean): void {
  // Whoever needs it says what went wrong.
  const open = () => void router.options.context.client.open().catch(() => {});
  if (hasAnswers && isVisitor(router.options.context.session.viewer())) hasInteracted.subscribe(open);
  else open();
}
