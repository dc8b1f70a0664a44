import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMediaQuery } from '#src/ui/media-queries.ts';
import { BottomControls } from './bottom-controls.tsx';
import { BrandBar } from './brand-bar.tsx';
import { BrandPanel } from './brand-panel.tsx';
import { PageHeader } from './page-header.tsx';
import { PanelHost } from './panel-host.tsx';
import styles from './shop-layout.module.css';
import { TabBar } from './tab-bar.tsx';

/** `over-picture`: no header, the brand's bar lies transparent on the first picture. `none`: the page has its own. */
export type HeaderKind = 'over-picture' | 'brand' | 'back' | 'close' | 'none';

/** The parts that surround a page besides its header. */
export type LayoutRules = {
  readonly tabBar: boolean;
  /** `none`: the page fills the screen. */
  readonly end: 'footer' | 'spacer' | 'none';
  /** 160 pixels of space below everything. */
  readonly bottomSpace: boolean;
};

const usualLayout: LayoutRules = { tabBar: true, end: 'footer', bottomSpace: true };

type ShopLayoutProps = {
  title: string;
  header: HeaderKind;
  /** The parts that differ from the usual layout. */
  layout: Partial<LayoutRules>;
  /** Shown below the header. */
  strip: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** Header, page, footer and tab bar in one column; the brand panel beside it on wide screens. */
export function ShopLayout({ title, header, layout, strip, footer, children }: ShopLayoutProps) {
  // Only decides whether the QR code is loaded; how the layout looks is up to the style sheet.
  const isWide = useMediaQuery('(width >= 48rem) and (height >= 30rem)');
  const rules = { ...usualLayout, ...layout };
  return (
    <div className={styles.screen}>
      <a className={styles.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <div className={styles.beside}>
        <BrandPanel hasQrCode={isWide} />
      </div>
      <div className={styles.column} data-header={header}>
        <Header kind={header} title={title} />
        {strip}
        <main id="content" aria-labelledby="page-title" className={styles.content} tabIndex={-1}>
          {children}
        </main>
        {rules.end !== 'none' && <LayoutEnd rules={rules} footer={footer} />}
        {rules.tabBar && <TabBar />}
      </div>
      <PanelHost />
    </div>
  );
}

function Header({ kind, title }: { kind: HeaderKind; title: string }) {
  switch (kind) {
    case 'back':
    case 'close':
      return <PageHeader kind={kind} title={title} />;
    case 'brand':
    case 'over-picture':
      return <BrandBar title={title} overPicture={kind === 'over-picture'} />;
    case 'none':
      return null;
  }
}

function LayoutEnd({ rules, footer }: { rules: LayoutRules; footer: ReactNode }) {
  return (
    <div className={styles.end} data-tab-bar={rules.tabBar} data-bottom-space={rules.bottomSpace}>
      {rules.end === 'footer' ? footer : <div className={styles.spacer} data-testid="spacer" />}
      {rules.bottomSpace && <BottomControls />}
    </div>
  );
}
