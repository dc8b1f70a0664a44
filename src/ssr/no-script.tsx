import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { renderToStaticMarkup } from 'react-dom/server';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';

const underlined = { textDecoration: 'underline' };

/** Says what needs scripts, and leads to what can be read without them. */
export function NoScript() {
  return (
    <noscript>
      <EmptyState
        title={<Trans>Please turn on JavaScript</Trans>}
        action={
          <a href="/category" {...buttonAttributes({ variant: 'filled' })}>
            <Trans>Browse categories</Trans>
          </a>
        }
      >
        <Trans>
          The cart, orders, logging in and the editor need JavaScript. You can look at{' '}
          <a href="/main" style={underlined}>
            the main page
          </a>
          ,{' '}
          <a href="/product" style={underlined}>
            all products
          </a>{' '}
          and{' '}
          <a href="/event" style={underlined}>
            events
          </a>{' '}
          without it.
        </Trans>
      </EmptyState>
    </noscript>
  );
}

/** The same outside of the application: what it hydrates must not contain anything else. */
export const noScriptHtml = (i18n: I18n): string =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <NoScript />
    </I18nProvider>,
  );
