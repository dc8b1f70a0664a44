import { useLingui } from '@lingui/react';
import { createRootRouteWithContext, Outlet, useLocation, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadShell, useShell } from '#src/app/load-shell.ts';
import { documentTitle, pageMeta } from '#src/app/page-meta.ts';
import type { RouterContext } from '#src/app/router-context.ts';
import { InstallHost } from '#src/features/install/install-host.tsx';
import { Footer } from '#src/features/layout/footer.tsx';
import { ShopLayout } from '#src/features/layout/shop-layout.tsx';
import { OfflineStrip } from '#src/features/offline/offline-strip.tsx';
import { PopupsHost } from '#src/features/popups/popups-host.tsx';
import { PushHost } from '#src/features/push/push-host.tsx';
import { openTerms } from '#src/features/terms/open-terms.ts';
import { TermsHost } from '#src/features/terms/terms-host.tsx';
import { UiTextsProvider } from '#src/i18n/ui-texts-provider.tsx';
import { UpdateHost } from '#src/pwa/update-host.tsx';
import { DialogHost } from '#src/ui/dialog-host.tsx';
import { useKeptPage } from '#src/ui/kept-page.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { LoadingHost } from '#src/ui/loading-host.tsx';
import { ToastHost } from '#src/ui/toast-host.tsx';
import { guardData, guardMemberArea, guardSession, loadStyles } from './-guards.ts';

const RestoreScroll = lazyComponent(() => import('#src/app/restore-scroll.tsx'), 'RestoreScroll');

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async (options) => {
    await guardSession(options);
    guardMemberArea(options);
    await Promise.all([guardData(options), loadStyles(options)]);
  },
  loader: ({ context }) => loadShell(context.client),
  component: Root,
});

function Root() {
  const { i18n } = useLingui();
  const kept = useKeptPage();
  const shell = useShell(Route.useLoaderData());
  const info = shell?.management_info[0] ?? null;
  // Set after a login that returns to the page where the visitor was asked to sign in.
  const returnKey = useLocation({ select: ({ state }) => state.scrollKey && state.__TSR_key });
  const page = useRouterState({
    select: (state) => pageMeta(state.matches, i18n),
    structuralSharing: true,
  });
  useEffect(() => {
    document.title = documentTitle(page.title);
  }, [page.title]);
  return (
    <UiTextsProvider>
      <ShopLayout {...page} strip={<OfflineStrip />} footer={<Footer info={info} onOpenTerms={openTerms} />}>
        {kept}
        <Outlet />
      </ShopLayout>
      {returnKey && <RestoreScroll key={returnKey} />}
      <PopupsHost />
      <TermsHost />
      <InstallHost />
      <PushHost />
      <LoadingHost />
      <DialogHost />
      <UpdateHost />
      <ToastHost />
    </UiTextsProvider>
  );
}
