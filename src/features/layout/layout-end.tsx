import { type FunctionComponent, useEffect, useState } from 'react';
import { hasInteracted } from '#src/ui/first-interaction.ts';
import { lazyExport } from '#src/ui/lazy-component.tsx';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { useStore } from '#src/ui/use-store.ts';
import type { PageEndProps } from './page-end.tsx';
import styles from './shop-layout.module.css';

const loadPageEnd = () => import('./page-end.tsx');

const serverHtml = { __html: '' };

type Loaded = { readonly PageEnd: FunctionComponent<PageEndProps> };

/** The server waits for it. */
const onServer: Loaded = { PageEnd: lazyExport(loadPageEnd, 'PageEnd') };

/**
 * What is below the page. Of a page that the server has rendered it stays what it is until it is in view or the page is
 * used: its code is not part of a first visit.
 */
export function LayoutEnd({ rules, footer }: PageEndProps) {
  const isInteracting = useStore(hasInteracted);
  const [loaded, setLoaded] = useState<Loaded | null>(typeof window === 'undefined' ? onServer : null);
  useEffect(() => {
    if (isInteracting) loadInBackground(loadPageEnd, setLoaded);
  }, [isInteracting]);
  const attributes = {
    className: styles.end,
    'data-tab-bar': rules.tabBar,
    'data-bottom-space': rules.bottomSpace,
  };
  if (loaded) {
    return (
      <div {...attributes}>
        <loaded.PageEnd rules={rules} footer={footer} />
      </div>
    );
  }
  const observe = (element: HTMLElement | null) => {
    if (!element) return;
    if (!element.hasChildNodes()) return loadInBackground(loadPageEnd, setLoaded);
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) loadInBackground(loadPageEnd, setLoaded);
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
  // Another key than above, and for each kind of end: React would leave the server's elements where they are.
  return (
    <div
      key={`${rules.end} ${rules.bottomSpace}`}
      ref={observe}
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves the server's content where it is
      dangerouslySetInnerHTML={serverHtml}
    />
  );
}
