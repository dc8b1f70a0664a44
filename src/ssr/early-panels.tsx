import { I18nProvider } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { type RegisteredRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageMeta } from '#src/app/page-meta.ts';
import { ConfigContext } from '#src/config/config-context.ts';
import { SearchPanelField } from '#src/features/layout/search-panel.tsx';
import { SideBarContent } from '#src/features/layout/side-bar.tsx';
import modal from '#src/ui/modal.module.css';

/**
 * HTML of the menu and of the search field, which open without a script. They stand outside of the application, so that it
 * may hydrate the page or replace it while one is open; `features/layout/early-panels.ts` puts its own in their place.
 */
export function earlyPanelsHtml(router: RegisteredRouter): string {
  const { i18n, config } = router.options.context;
  const { header } = pageMeta(router.state.matches, i18n);
  // The other headers have neither button.
  if (header !== 'brand' && header !== 'over-picture') return '';
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ConfigContext value={config}>
        <RouterContextProvider router={router}>
          <EarlyPanels />
        </RouterContextProvider>
      </ConfigContext>
    </I18nProvider>,
    // Otherwise the languages would be one group of radio buttons with those of the page.
    { identifierPrefix: 'early' },
  );
  // Read by the browser when the popover opens; in the application the modal reads the other one.
  return html.replace('data-autofocus=""', 'autofocus=""');
}

function EarlyPanels() {
  const { t } = useLingui();
  return (
    <>
      <EarlyPanel id="early-side-bar" variant="side" label={t`Menu`}>
        <SideBarContent />
      </EarlyPanel>
      <EarlyPanel id="early-search" variant="top" label={t`Search`}>
        <SearchPanelField />
      </EarlyPanel>
    </>
  );
}

type EarlyPanelProps = { id: string; variant: 'side' | 'top'; label: string; children: ReactNode };

/** A dialog, because browsers that know no popovers do not show one until a script opens it. */
function EarlyPanel({ id, variant, label, children }: EarlyPanelProps) {
  return (
    <dialog id={id} popover="auto" className={modal.modal} data-variant={variant} aria-label={label}>
      <div className={modal.content}>{children}</div>
    </dialog>
  );
}
