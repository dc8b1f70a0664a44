import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { callApi } from '#src/api/call-api.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';

/** Welcomes whoever has just signed up and in, and says which coupon came with it. */
export function useWelcome(): () => Promise<void> {
  const { t } = useLingui();
  const text = useLocaleText();
  const router = useRouter();
  return async () => {
    const call = { query: { state: 'ISSUED' } } as const;
    const outcome = await callApi(router.options.context, 'GET /coupons', call);
    const coupon = outcome.kind === 'ok' ? outcome.body.coupons[0] : undefined;
    if (!coupon) return showToast(t`Welcome! You’re a member now.`);
    const name = text(coupon.name_ko, coupon.name_en);
    const isWanted = await dialogs.popup({
      title: t`Welcome! You’re a member now.`,
      message: t`The coupon “${name}” is yours.`,
      confirmLabel: t`See coupons`,
    });
    if (isWanted) await router.navigate({ to: '/mypage/coupon' });
  };
}
