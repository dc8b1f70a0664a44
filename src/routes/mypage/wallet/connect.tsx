import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect, useRouter } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { ConnectPage, type ConnectTab } from '#src/features/wallet/connect-page.tsx';
import { loadWallet } from '#src/features/wallet/wallet-data.ts';
import { loadSkeletons } from '../../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/wallet/connect')({
  staticData: {
    styles: 'member',
    title: msg`Connect a wallet`,
    header: 'back',
    layout: { tabBar: false, end: 'spacer', bottomSpace: false },
    installPrompt: false,
  },
  validateSearch: (raw): { tab?: ConnectTab } => (raw.tab === 'link' ? { tab: 'link' } : {}),
  loader: async ({ context }) => {
    const wallet = await loadWallet(context);
    if (wallet === undefined) throw notFound();
    if (wallet) throw redirect({ to: '/mypage/wallet', replace: true });
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: MypageWalletConnectRoute,
});

function MypageWalletConnectRoute() {
  const { tab = 'create' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const finish = async () => {
    // The data that was loaded before still says that there is no wallet.
    router.clearCache();
    await navigate({ to: '/mypage/wallet', replace: true });
  };
  return (
    <ConnectPage
      tab={tab}
      onTab={(next) =>
        void navigate({ search: next === 'link' ? { tab: next } : {}, replace: true, resetScroll: false })
      }
      onConnected={() => void finish()}
    />
  );
}
