import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { fieldsOf } from '#src/shared/parse.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import type { EditorSession } from './editor-session.ts';
import { closeSession } from './open-editor.ts';

/** Asks before leaving work that the account does not have, also when the tab is closed. Going to log in is not leaving. */
export function useLeaveWarning(session: EditorSession): void {
  const { t } = useLingui();
  useBlocker({
    enableBeforeUnload: session.isUnsaved,
    async shouldBlockFn({ current, next }) {
      if (next.pathname === '/login' || isSameWork(current, next)) return false;
      // Not that it is unsaved, below a line that says where it is.
      const message =
        session.where.get() === 'device'
          ? t`Your design is saved on this device only. Leave?`
          : t`You may have unsaved changes. Leave?`;
      const isLeaving = !session.isUnsaved() || (await dialogs.confirm({ message }));
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
