import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import { type Viewer, visitor } from './viewer.ts';

/** The current viewer; on the server always a visitor. */
export function useViewer(): Viewer {
  return useSessionViewer(useRouter().options.context.session);
}

/** Like `useViewer`, for components outside the router. */
export function useSessionViewer(session: Session): Viewer {
  return useSyncExternalStore(session.subscribe, session.viewer, () => visitor);
}
