import { linkTargetOf } from '#src/ui/link-target.ts';

/** Where to go after signing in: the requested page of the shop, or home. Never back to a login page. */
export function returnAddress(requested: string | undefined, origin: string): string {
  const target = linkTargetOf(requested, origin);
  if (target?.kind !== 'internal') return '/main';
  return /^\/login(?![^/?#])/.test(target.href) ? '/main' : target.href;
}
