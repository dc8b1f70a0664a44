import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { bodyOf } from '#src/api/body-of.ts';
import { callApi } from '#src/api/call-api.ts';
import { AddressesPage } from '#src/features/addresses/addresses-page.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/address')({
  staticData: { styles: 'member', title: msg`Shipping addresses`, header: 'back' },
  loader: async ({ context }) => bodyOf(await callApi(context, 'GET /addresses')),
  pendingComponent: lazySkeleton(loadSkeletons, 'AddressesSkeleton'),
  component: MypageAddressRoute,
});

function MypageAddressRoute() {
  const router = useRouter();
  return <AddressesPage loaded={Route.useLoaderData()} onChanged={() => router.invalidate()} />;
}
