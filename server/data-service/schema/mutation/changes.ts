/** What an update can do to a column. */
export const changes = [
  '_append',
  '_delete_at_path',
  '_delete_elem',
  '_delete_key',
  '_inc',
  '_prepend',
  '_set',
] as const;

export type Change = (typeof changes)[number];
