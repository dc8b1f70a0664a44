import { useRouter } from '@tanstack/react-router';

/** Leaves the member's area first, so that its guard has nothing to say. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    await router.navigate({ to: '/main' });
    await router.options.context.session.signOut();
  };
}
