import { useLingui } from '@lingui/react/macro';
import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useConfig } from '#src/config/config-context.ts';
import { fallbackConfig } from '#src/config/shop-config.ts';
import { ErrorPage } from '#src/features/fallbacks/error-page.tsx';
import { QueryError } from '#src/graphql/query-error.ts';
import { networkStatus, useNetworkStatus } from '#src/offline/network-status.ts';
import { showToast } from '#src/ui/toasts.ts';

const NotSavedPage = lazy(async () => ({
  default: (await import('#src/features/offline/not-saved-page.tsx')).NotSavedPage,
}));

/** In place of a page that could not be loaded: what this device has saved, or what went wrong. */
export function RouteError({ error }: ErrorComponentProps) {
  const retry = useRetry();
  const offline = useNetworkStatus() === 'offline';
  const problem = <ErrorPage error={error} onRetry={retry} />;
  if (!offline || !isNotSaved(error)) return problem;
  return (
    <CatchBoundary getResetKey={() => 'not-saved'} errorComponent={() => problem}>
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
    // Opened without a server, the shop does not know its features yet: begin again from the start.
    if (config === fallbackConfig) return window.location.reload();
    await router.invalidate();
    if (networkStatus.get() === 'offline') showToast(t`Still offline.`);
  };
}

const missingPart = /dynamically imported module|importing a module script failed/i;

/** Its data, or the part of the program that shows it. */
function isNotSaved(error: unknown): boolean {
  if (error instanceof QueryError) return error.kind !== 'service';
  return error instanceof TypeError && missingPart.test(error.message);
}
