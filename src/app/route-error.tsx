import { useLingui } from '@lingui/react/macro';
import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { ErrorPage } from '#src/features/fallbacks/error-page.tsx';
import { QueryError } from '#src/graphql/query-error.ts';
import { networkStatus, useNetworkStatus } from '#src/network/network-status.ts';
import { lazyExport } from '#src/ui/lazy-component.tsx';
import { showToast } from '#src/ui/toasts.ts';

const NotSavedPage = lazyExport(() => import('#src/features/offline/not-saved-page.tsx'), 'NotSavedPage');

/** Replaces a page that could not be loaded: by the saved pages if offline, otherwise by an error page. */
export function RouteError({ error }: ErrorComponentProps) {
  const retry = useRetry();
  const isOffline = useNetworkStatus() === 'offline';
  const errorPage = <ErrorPage error={error} onRetry={retry} />;
  if (!isOffline || !isNotSaved(error)) return errorPage;
  return (
    <CatchBoundary getResetKey={() => 'not-saved'} errorComponent={() => errorPage}>
      <Suspense>
        <NotSavedPage onRetry={retry} />
      </Suspense>
    </CatchBoundary>
  );
}

function useRetry(): () => Promise<void> {
  const { t } = useLingui();
  const router = useRouter();
  const config = useConfig();
  return async () => {
    // Started offline without a cached configuration: a reload reads it.
    if (config === fallbackConfig) return window.location.reload();
    await router.invalidate();
    if (networkStatus.get() === 'offline') showToast(t`Still offline.`);
  };
}

const chunkError = /dynamically imported module|importing a module script failed/i;

/** Neither its data nor its chunk could be loaded. */
function isNotSaved(error: unknown): boolean {
  if (error instanceof QueryError) return error.kind !== 'service';
  return error instanceof TypeError && chunkError.test(error.message);
}
