import { useRouter } from '@tanstack/react-router';
import { askToLogIn } from '#src/session/ask-to-log-in.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { createCheckout, selectedIds } from './create-checkout.ts';

/** Orders the selected lines. A visitor is asked to log in first, and the order begins after the login. */
export function useOrderCart(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    const { context } = router.options;
    if (isVisitor(context.session.viewer())) {
      await askToLogIn(router, undefined, '/cart?order=true');
      return;
    }
    const id = await createCheckout(context, { cart_item_ids: selectedIds() });
    if (id) await router.navigate({ to: '/order/$id', params: { id } });
  };
}
