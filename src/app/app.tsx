import { I18nProvider } from '@lingui/react';
import type { RegisteredRouter } from '@tanstack/react-router';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { ConfigContext } from '#src/config/config-context.ts';
import { ClientContext } from '#src/graphql/client-context.ts';
import { useSessionViewer } from '#src/session/use-viewer.ts';

/** Providers and router, for the browser and for server rendering. */
export function App({ router }: { router: RegisteredRouter }) {
  // Rerenders with the new client when the viewer changes, see reset-on-viewer-change.ts.
  useSessionViewer(router.options.context.session);
  const { client, config, i18n } = router.options.context;
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <ConfigContext value={config}>
          <ClientContext value={client}>
            <RouterProvider router={router} />
          </ClientContext>
        </ConfigContext>
      </I18nProvider>
    </StrictMode>
  );
}
