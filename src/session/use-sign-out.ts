import { useRouter } from '@tanstack/react-router';

/** Leaves the member's area before signing out, so that its guard does not ask the shopper to log in. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    await router.navigate({ to: '/main' });
    await router.options.context.session.signOut();
  };
}
