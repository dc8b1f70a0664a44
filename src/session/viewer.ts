import type { Role } from './role.ts';

/** The `$viewerId` of visitors. */
export const nilUuid = '00000000-0000-0000-0000-000000000000';

/** `id` is the `$viewerId` of the GraphQL documents; `role` is the value of the `x-hasura-role` header. */
export type Viewer =
  | { readonly state: 'visitor'; readonly id: typeof nilUuid; readonly role: 'public' }
  | { readonly state: 'member'; readonly id: string; readonly role: Role };

export const visitor: Viewer = { state: 'visitor', id: nilUuid, role: 'public' };

export function isVisitor(viewer: Viewer): boolean {
  return viewer.state === 'visitor';
}

export function isSameViewer(one: Viewer, other: Viewer): boolean {
  return one.state === other.state && one.id === other.id && one.role === other.role;
}
