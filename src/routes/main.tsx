import { msg } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DefaultMain } from '#src/features/home/default-main.tsx';
import { type DefaultMainData, defaultMainQuery } from '#src/features/home/default-main-query.ts';
import { MainPage } from '#src/features/home/main-page.tsx';
import { type MainPageData, mainPageQuery } from '#src/features/home/main-page-query.ts';
import { MainTitle } from '#src/features/home/main-title.tsx';
import { lazySkeleton } from '#src/features/problems/lazy-skeleton.tsx';
import { loadRouteQuery, useRouteQuery } from '#src/graphql/route-query.ts';
import { Later, LaterRoom } from '#src/ui/later.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

const MainRest = lazyPart(async () => (await import('#src/features/home/main-rest.tsx')).MainRest, LaterRoom);
const DefaultRest = lazyPart(
  async () => (await import('#src/features/home/default-rest.tsx')).DefaultRest,
  LaterRoom,
);

export const Route = createFileRoute('/main')({
  staticData: { name: 'main', title: msg`Home`, header: 'over-picture' },
  loader: async ({ context: { client, session } }) => {
    const variables = { viewerId: session.viewer().id };
    const main = await loadRouteQuery(client, mainPageQuery, variables);
    const isComposed = main.management_info[0]?.is_custom_main ?? false;
    const promotions = isComposed ? null : await loadRouteQuery(client, defaultMainQuery, variables);
    return { variables, main, promotions };
  },
  pendingComponent: lazySkeleton(
    async () => (await import('#src/features/home/main-skeleton.tsx')).MainSkeleton,
  ),
  component: MainRoute,
});

function MainRoute() {
  const { variables, main, promotions } = Route.useLoaderData();
  const data = useRouteQuery(mainPageQuery, variables, main);
  useReloadWhenSwitched(data, promotions === null);
  const rest = (shown: number) => (
    <Later>
      <MainRest viewerId={variables.viewerId} shown={shown} />
    </Later>
  );
  return (
    <>
      <MainTitle />
      {promotions ? <DefaultMainRoute loaded={promotions} /> : <MainPage data={data} rest={rest} />}
    </>
  );
}

/** What this device had kept was composed and is not any more, or the other way round: load what is missing. */
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
  const rest = (
    <Later>
      <DefaultRest viewerId={variables.viewerId} />
    </Later>
  );
  return <DefaultMain data={data} rest={rest} />;
}
