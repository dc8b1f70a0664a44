import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { callApi } from '#src/api/call-api.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { AddressesPage } from '#src/features/addresses/addresses-page.tsx';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { loadSkeletons } from '../-load-skeletons.ts';

export const Route = createFileRoute('/mypage/address')({
  staticData: { styles: 'member', title: msg`Shipping addresses`, header: 'back' },
  loader: async ({ context }) => unwrap(await callApi(context, 'GET /addresses')),
  pendingComponent: lazySkeleton(loadSkeletons, 'AddressesSkeleton'),
  component: MypageAddressRoute,
});

function MypageAddressRoute() {
  const router = useRouter();
  return <AddressesPage loaded={Route.useLoaderData()} onChanged={() => router.invalidate()} />;
}
