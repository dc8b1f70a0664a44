import { connection } from '../offline/connection.ts';
import { noteVisit, placeAt, places, readVisits } from '../offline/visits.ts';
import type { ShopRouter } from '../router.ts';
import { needsLogin } from '../session/member-area.ts';
import { isVisitor } from '../session/viewer.ts';
import { whenQuiet } from '../ui/when-quiet.ts';
import { prefetchPictures } from './prefetch-pictures.ts';

/**
 * An installed shop is opened in the subway too: what a shopper comes for is fetched once per viewer, before they need
 * it. An iPhone gives the app a storage of its own, in which there is nothing yet.
 */
export async function warmApp(router: ShopRouter): Promise<void> {
  // Some browsers ask the shopper, who may take their time.
  navigator.storage?.persist?.().catch(() => false);
  let isFetching = false;
  const fetchOnce = async () => {
    if (isFetching || connection.get() === 'offline') return;
    isFetching = true;
    await fetchPlaces(router).finally(() => {
      isFetching = false;
    });
  };
  // Also after signing in, and for what could not be fetched before.
  router.subscribe('onResolved', () => whenQuiet(() => void fetchOnce()));
  await fetchOnce();
}

async function fetchPlaces(router: ShopRouter): Promise<void> {
  const { config, session } = router.options.context;
  const viewer = session.viewer();
  const open = Object.values(places).filter((path) => !needsLogin(path) || !isVisitor(viewer));
  const seen = new Set((await readVisits(viewer.id)).map(({ path }) => path));
  for (const to of open.filter((path) => !seen.has(path))) {
    const match = (await router.preloadRoute({ to }))?.at(-1);
    // Somebody else may look by now; then nothing is written about the one who left.
    if (session.viewer() !== viewer) return;
    const visit = placeAt(to);
    if (match?.status !== 'success' || !match.loaderData || !visit) continue;
    void prefetchPictures(match.loaderData, { config, session });
    await noteVisit(viewer.id, visit);
  }
}
