import type { RegisteredRouter } from '@tanstack/react-router';
import { isVisitor } from '#src/session/viewer.ts';
import { hasInteracted } from '#src/ui/first-interaction.ts';

/**
 * Loads the client's code: with the first interaction if the page contains the results of a visitor's first screen
 * (`hasAnswers`), otherwise at once.
 */
export function prefetchClient(router: RegisteredRouter, hasAnswers: boolean): void {
  // A query that needs the client reports the error.
  const open = () => void router.options.context.client.open().catch(() => {});
  if (hasAnswers && isVisitor(router.options.context.session.viewer())) hasInteracted.subscribe(open);
  else open();
}
