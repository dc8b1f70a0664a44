import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { RouterContext } from '#src/app/router-context.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { linkTargetOf } from '#src/ui/link-target.ts';

/** Where to go after signing in: the requested page of the shop, or home. Never back to a page for visitors. */
export function returnAddress(requested: string | undefined, origin: string): string {
  const target = linkTargetOf(requested, origin);
  if (target?.kind !== 'internal') return '/main';
  return /^\/(login|sign-up|find-password)(?![^/?#])/.test(target.href) ? '/main' : target.href;
}

type VisitorPage = {
  readonly context: RouterContext;
  readonly search: { readonly return?: string | undefined };
  readonly location: ParsedLocation;
};

/** For pages of visitors. Also redirects after signing in there, when the router is invalidated. */
export function redirectMembers({ context, search, location }: VisitorPage): void {
  if (isVisitor(context.session.viewer())) return;
  const href = returnAddress(search.return, window.location.origin);
  const scrollKey = location.state.returnScrollKey;
  throw redirect({ href, replace: true, state: scrollKey ? { scrollKey } : {} });
}
