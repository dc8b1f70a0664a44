import { type RegisteredRouter, useRouter } from '@tanstack/react-router';

/** See `signOut`. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  return () => signOut(router);
}

/**
 * Leaves the member's area first, so that its guard does not ask the shopper to log in. Signs out without waiting for the
 * main page: on a slow network the shopper may have closed the shop by then, and would still be logged in.
 */
export async function signOut(router: RegisteredRouter): Promise<void> {
  const isLeft = router.navigate({ to: '/main' });
  await router.options.context.session.signOut();
  await isLeft;
}
