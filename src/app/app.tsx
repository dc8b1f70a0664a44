import { I18nProvider } from '@lingui/react';
import type { RegisteredRouter } from '@tanstack/react-router';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { ConfigContext } from '#src/config/config-context.ts';
import { ClientContext } from '#src/graphql/client-context.ts';
import { useSessionViewer } from '#src/session/use-viewer.ts';

/** Everything that stands around the pages; the same in the browser and where the first screen is made. */
export function App({ router }: { router: RegisteredRouter }) {
  // With another viewer comes another client, see reset-on-viewer-change.ts.
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
