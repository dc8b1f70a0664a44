import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazySkeleton } from '#src/features/fallbacks/lazy-skeleton.tsx';
import { DefaultMain } from '#src/features/home/default-main.tsx';
import { type DefaultMainData, defaultMainQuery } from '#src/features/home/default-main-query.ts';
import { MainPage } from '#src/features/home/main-page.tsx';
import { type MainPageData, mainPageQuery } from '#src/features/home/main-page-query.ts';

import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { loadSkeletons } from './-load-skeletons.ts';

const MainMore = lazyComponent(
  () => import('#src/features/home/main-more.tsx'),
  'MainMore',
  DeferredPlaceholder,
);
const DefaultMore = lazyComponent(
  () => import('#src/features/home/default-more.tsx'),
  'DefaultMore',
  DeferredPlaceholder,
);

export const Route = createFileRoute('/main')({
  staticData: { title: msg`Home`, header: 'over-picture', offline: 'house', ssr: true, sitemap: true },
  loader: async ({ context: { client, session } }) => {
    const variables = { viewerId: session.viewer().id };
    const main = await loadRouteQuery(client, mainPageQuery, variables);
    const isComposed = main.management_info[0]?.is_custom_main ?? false;
    const promotions = isComposed ? null : await loadRouteQuery(client, defaultMainQuery, variables);
    return { variables, main, promotions };
  },
  pendingComponent: lazySkeleton(loadSkeletons, 'MainSkeleton'),
  component: MainRoute,
});

function MainRoute() {
  const { variables, main, promotions } = Route.useLoaderData();
  const data = useRouteQuery(mainPageQuery, variables, main);
  useReloadWhenSwitched(data, promotions === null);
  const more = (shown: number) => (
    <Deferred>
      <MainMore viewerId={variables.viewerId} shown={shown} />
    </Deferred>
  );
  return (
    <>
      {/* The header of /main shows no title. */}
      <h1 id="page-title" className="visually-hidden">
        <Trans>Kkumim, products you make your own</Trans>
      </h1>
      {promotions ? <DefaultMainRoute loaded={promotions} /> : <MainPage data={data} more={more} />}
    </>
  );
}

/** Runs the loader again if the cached page was composed and the current one is not, or the other way round. */
function useReloadWhenSwitched(data: MainPageData, showsComposed: boolean): void {
  const router = useRouter();
  const isComposed = data.management_info[0]?.is_custom_main ?? false;
  useEffect(() => {
    if (isComposed !== showsComposed) void router.invalidate();
  }, [router, isComposed, showsComposed]);
}

function DefaultMainRoute({ loaded }: { loaded: DefaultMainData }) {
  const { variables } = Route.useLoaderData();
  const data = useRouteQuery(defaultMainQuery, variables, loaded);
  const more = (
    <Deferred>
      <DefaultMore viewerId={variables.viewerId} />
    </Deferred>
  );
  return <DefaultMain data={data} more={more} />;
}
