import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import { type Viewer, visitor } from './viewer.ts';

/** Who looks at this moment; where a page is made on the server always a visitor. */
export function useViewer(): Viewer {
  return useViewerOf(useRouter().options.context.session);
}

/** The same for what stands outside the router. */
export function useViewerOf(session: Session): Viewer {
  return useSyncExternalStore(session.subscribe, session.viewer, () => visitor);
}
