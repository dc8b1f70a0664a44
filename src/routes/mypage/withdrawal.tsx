import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useConfig } from '#src/config/config-context.ts';
import { LazyUnavailable } from '#src/features/fallbacks/lazy-unavailable.tsx';
import { WithdrawalPage } from '#src/features/withdrawal/withdrawal-page.tsx';

export const Route = createFileRoute('/mypage/withdrawal')({
  staticData: { styles: 'member', title: msg`Delete account`, header: 'back' },
  component: MypageWithdrawalRoute,
});

function MypageWithdrawalRoute() {
  return useConfig().accounts ? <WithdrawalPage /> : <LazyUnavailable />;
}
