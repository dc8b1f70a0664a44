const byPriority = ['admin', 'user', 'artist', 'brand', 'public'] as const;

export type Role = (typeof byPriority)[number];

/** The allowed role with the highest priority; `public` when no allowed role is known. */
export function roleOf(allowedRoles: readonly string[]): Role {
  return byPriority.find((role) => allowedRoles.includes(role)) ?? 'public';
}
