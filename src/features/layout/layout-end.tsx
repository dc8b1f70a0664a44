import { type FunctionComponent, useEffect, useRef, useState } from 'react';
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
  const end = useRef<HTMLDivElement>(null);
  const pressedAt = useRef(-1);
  useEffect(() => {
    // What was pressed before its code was there does its work now.
    const control = loaded && end.current && controlsIn(end.current)[pressedAt.current];
    control?.focus({ preventScroll: true });
    control?.click();
  }, [loaded]);
  const attributes = {
    className: styles.end,
    'data-tab-bar': rules.tabBar,
    'data-bottom-space': rules.bottomSpace,
  };
  if (loaded) {
    return (
      <div ref={end} {...attributes}>
        <loaded.PageEnd rules={rules} footer={footer} />
      </div>
    );
  }
  const watch = (element: HTMLElement | null) =>
    watchEnd(element, {
      onNeed: () => loadInBackground(loadPageEnd, setLoaded),
      onPress(at) {
        pressedAt.current = at;
      },
    });
  // Another key than above, and for each kind of end: React would leave the server's elements where they are.
  return (
    <div
      key={`${rules.end} ${rules.bottomSpace}`}
      ref={watch}
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React leaves the server's content where it is
      dangerouslySetInnerHTML={serverHtml}
    />
  );
}

type EndEvents = {
  /** It is empty, because the server has not rendered this page, or in view. */
  readonly onNeed: () => void;
  /** Its button or input of this index was pressed. */
  readonly onPress: (at: number) => void;
};

function watchEnd(element: HTMLElement | null, { onNeed, onPress }: EndEvents): (() => void) | undefined {
  if (!element) return;
  if (!element.hasChildNodes()) return void onNeed();
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNeed());
  observer.observe(element);
  const onClick = ({ target }: Event) =>
    onPress(controlsIn(element).findIndex((control) => target instanceof Node && control.contains(target)));
  element.addEventListener('click', onClick);
  return () => {
    observer.disconnect();
    element.removeEventListener('click', onClick);
  };
}

const controlsIn = (end: HTMLElement) => Array.from(end.querySelectorAll<HTMLElement>('button, input'));
