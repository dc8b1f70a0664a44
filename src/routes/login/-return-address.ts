import { linkTargetOf } from '#src/ui/link-target.ts';

/** Where to go after signing in: a page of ours as the address asks, else home. Never back to a login page. */
export function returnAddress(asked: string | undefined, origin: string): string {
  const destination = linkTargetOf(asked, origin);
  if (destination?.kind !== 'internal') return '/main';
  return /^\/login(?![^/?#])/.test(destination.href) ? '/main' : destination.href;
}
