import { fallbackConfig } from '#src/config/shop-config.ts';
import { createSession, type Session } from '#src/session/session.ts';
import type { Viewer } from '#src/session/viewer.ts';

export const member = {
  state: 'member',
  id: '6d9f7a60-5f0e-4a6e-9a43-0a3d0e1c2b11',
  role: 'user',
} satisfies Viewer;

/** A session as if `viewer` had signed in; nothing is stored. */
export function memberSession(viewer: Viewer = member): Session {
  return { ...createSession(fallbackConfig), viewer: () => viewer };
}
