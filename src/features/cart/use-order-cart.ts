import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { createCheckout, selectedIds } from './create-checkout.ts';

/** Orders the selected lines. A visitor is asked to log in first, and the order begins after the login. */
export function useOrderCart(): () => Promise<void> {
  const { t } = useLingui();
  const router = useRouter();
  return async () => {
    const { context } = router.options;
    if (isVisitor(context.session.viewer())) {
      const message = t`Please log in to use this. Go to the login page?`;
      if (!(await dialogs.confirm({ message }))) return;
      return router.navigate({ to: '/login', search: { return: '/cart?order=true' } });
    }
    const id = await createCheckout(context, { cart_item_ids: selectedIds() });
    if (id) await router.navigate({ to: '/order/$id', params: { id } });
  };
}
