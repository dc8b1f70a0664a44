import { Trans } from '@lingui/react/macro';
import { CatchBoundary, ErrorComponent, useMatch, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { useRouteQuery } from '#src/graphql/route-query.ts';
import { useViewer } from '#src/session/use-viewer.ts';
import { Deferred, DeferredPlaceholder } from '#src/ui/deferred.tsx';
import { keptPage } from '#src/ui/kept-page.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { DefaultMainData } from './default-main-query.ts';
import { MainPage } from './main-page.tsx';
import { type MainPageData, mainPageQuery } from './main-page-query.ts';
import { mainVisits } from './main-visits.ts';
import { renderSkippedBlocks, skipDistantBlocks } from './skip-distant-blocks.ts';

const MainMore = lazyComponent(() => import('./main-more.tsx'), 'MainMore', DeferredPlaceholder);
const DefaultMain = lazyComponent(() => import('./default-main.tsx'), 'DefaultMain', DeferredPlaceholder);

type Loaded = {
  readonly variables: { readonly viewerId: string };
  readonly main: MainPageData;
  /** Null: the operator has composed the page. */
  readonly promotions: DefaultMainData | null;
};

/** The route's own component shows nothing: the page is `KeptMain`. */
export function MainRoute() {
  return null;
}

keptPage.set(<KeptMain />);

/** The main page. While another page is shown it stays as it is, out of the document, so that going back takes no time. */
function KeptMain() {
  const router = useRouter();
  const { defaultErrorComponent = ErrorComponent } = router.options;
  const viewer = useViewer();
  const match = useMatch({
    from: '/main',
    shouldThrow: false,
    select: ({ status, loaderData }) => (status === 'success' ? loaderData : undefined),
  });
  // Nothing that another person was shown is kept.
  const loaded = match?.variables.viewerId === viewer.id ? match : undefined;
  const [kept, setKept] = useState(loaded);
  if (kept && kept.variables.viewerId !== viewer.id) setKept(undefined);
  // The data come from the cache afterwards: the same page is not rendered again for what the loader has returned this time.
  else if (loaded && isComposed(loaded) !== (kept && isComposed(kept))) setKept(loaded);
  const content = useMemo(() => kept && <LoadedMain {...kept} />, [kept]);
  const page = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isShown = loaded !== undefined;
  // Before the layout effects of the page, which measure it.
  useInsertionEffect(() => {
    if (!page.current) return;
    if (isShown) place.current?.append(page.current);
    else page.current.remove();
  }, [isShown]);
  useEffect(() => {
    if (!isShown) return;
    mainVisits.set(mainVisits.get() + 1);
    const endRendering = renderSkippedBlocks(blocksOf(page.current));
    const unsubscribe = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
      endRendering();
      if (pathChanged) skipDistantBlocks(blocksOf(page.current));
    });
    return () => {
      endRendering();
      unsubscribe();
    };
  }, [router, isShown]);
  if (!kept) return null;
  return (
    <div ref={place}>
      <div ref={page}>
        <Suspense>
          <CatchBoundary getResetKey={() => loaded} errorComponent={defaultErrorComponent}>
            {content}
          </CatchBoundary>
        </Suspense>
      </div>
    </div>
  );
}

/** By the operator, and not the default page. */
const isComposed = ({ promotions }: Loaded) => promotions === null;

const blocksOf = (page: HTMLElement | null) =>
  Array.from(page?.querySelectorAll<HTMLElement>(':scope > div > *') ?? []);

function LoadedMain({ variables, main, promotions }: Loaded) {
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
      {promotions ? (
        <DefaultMain variables={variables} loaded={promotions} />
      ) : (
        <MainPage data={data} more={more} />
      )}
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
