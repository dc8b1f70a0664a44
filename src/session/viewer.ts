/** Who looks when nobody signed in; documents take it as `$viewerId`. */
export const nilUuid = '00000000-0000-0000-0000-000000000000';

type Role = 'admin' | 'user' | 'artist' | 'brand' | 'public';

export type Viewer = { readonly id: string; readonly role: Role };

export const visitor: Viewer = { id: nilUuid, role: 'public' };

export function isVisitor(viewer: Viewer): boolean {
  return viewer.role === 'public';
}
