const byPriority = ['admin', 'user', 'artist', 'brand', 'public'] as const;

export type Role = (typeof byPriority)[number];

/** The first role, in the order of their priority, that the token allows; `public` when it allows none that we know. */
export function roleOf(allowedRoles: readonly string[]): Role {
  return byPriority.find((role) => allowedRoles.includes(role)) ?? 'public';
}
