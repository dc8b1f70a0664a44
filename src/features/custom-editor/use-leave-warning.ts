import { useBlocker, useRouter } from '@tanstack/react-router';
import { fieldsOf } from '#src/shared/parse.ts';
import type { EditorSession } from './editor-session.ts';
import { closeSession } from './open-editor.ts';

/**
 * Asks before leaving work that the account does not have. Going to log in is not leaving. A tab is closed without a question
 * if the device has the work.
 */
export function useLeaveWarning(session: EditorSession): void {
  const router = useRouter();
  const askToLeave = async () => {
    const loaded = await import('./leave-work.ts').catch(() => null);
    // Nobody is held back by a question that cannot be loaded.
    return loaded ? loaded.askToLeave(session, router) : !session.isLostByLeaving();
  };
  useBlocker({
    enableBeforeUnload: session.isLostByLeaving,
    async shouldBlockFn({ current, next }) {
      if (next.pathname === '/login' || isSameWork(current, next)) return false;
      const isLeaving = !session.isUnsaved() || (await askToLeave());
      if (isLeaving) closeSession();
      return !isLeaving;
    },
  });
}

type Place = { readonly pathname: string; readonly search: unknown };

/** The graphic of the address is added and leaves the address. */
function isSameWork(current: Place, next: Place): boolean {
  const [one, other] = [fieldsOf(current.search), fieldsOf(next.search)];
  return (
    current.pathname === next.pathname &&
    one?.product_custom_id === other?.product_custom_id &&
    one?.shared === other?.shared
  );
}
