import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadWallet } from '#src/features/wallet/wallet-data.ts';
import { WalletPage } from '#src/features/wallet/wallet-page.tsx';
import { loadSkeletons } from '../../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/wallet/')({
  staticData: { styles: 'member', title: msg`Wallet`, header: 'back' },
  loader: async ({ context }) => {
    const wallet = await loadWallet(context);
    if (wallet === undefined) throw notFound();
    return { wallet };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'TextSkeleton'),
  component: MypageWalletRoute,
});

function MypageWalletRoute() {
  return <WalletPage wallet={Route.useLoaderData().wallet} />;
}
