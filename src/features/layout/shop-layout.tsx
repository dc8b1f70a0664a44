import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useMediaQuery } from '#src/ui/media-queries.ts';
import { BrandBar } from './brand-bar.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { type HeaderKind, type LayoutRules, layoutRules } from './layout-rules.ts';
import { PageEnd } from './page-end.tsx';
import { PageHeader } from './page-header.tsx';
import { PanelHost } from './panel-host.tsx';
import styles from './shop-layout.module.css';
import { TabBar } from './tab-bar.tsx';
import { syncViewportHeight } from './viewport-height.ts';

type ShopLayoutProps = {
  /** Of the route that is shown. */
  name: string;
  title: string;
  header: HeaderKind;
  /** Lies below the header. */
  strip: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** Header, page, tab bar and footer in one column; the quiet brand panel beside it where there is room. */
export function ShopLayout({ name, title, header, strip, footer, children }: ShopLayoutProps) {
  // Only decides whether the QR code is loaded; how the layout looks is up to the style sheet.
  const isWide = useMediaQuery('(width >= 48rem)');
  const rules = layoutRules(name);
  useEffect(syncViewportHeight, []);
  return (
    <div className={styles.screen}>
      <a className={styles.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <div className={styles.beside}>
        <BrandPanel qr={isWide} />
      </div>
      <div className={styles.column}>
        {header === 'back' || header === 'close' ? (
          <PageHeader kind={header} title={title} />
        ) : (
          <BrandBar title={title} overPicture={header === 'over-picture'} />
        )}
        {strip}
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
        <LayoutEnd rules={rules} footer={footer} />
        {rules.tabBar && <TabBar />}
      </div>
      <PanelHost />
    </div>
  );
}

function LayoutEnd({ rules, footer }: { rules: LayoutRules; footer: ReactNode }) {
  return (
    <div className={styles.end} data-tab-bar={rules.tabBar} data-bottom-room={rules.bottomRoom}>
      {rules.end === 'footer' ? footer : <div className={styles.spacer} data-testid="spacer" />}
      {rules.bottomRoom && <PageEnd />}
    </div>
  );
}
