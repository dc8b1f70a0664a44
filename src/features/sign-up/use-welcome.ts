import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { callApi } from '#src/session/call-api.ts';
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
    showToast(t`Welcome! The coupon “${name}” is yours.`, {
      label: t`Coupons`,
      run: () => void router.navigate({ to: '/mypage/coupon' }),
    });
  };
}
