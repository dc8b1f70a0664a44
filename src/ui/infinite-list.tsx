import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './infinite-list.module.css';
import { useUiTexts } from './ui-texts.ts';

/**
 * `deferred`: what follows is rendered with the first interaction. `loaded`: more is loaded when the end comes near.
 * `complete`: there is no more.
 */
export type InfiniteState = 'deferred' | 'loading' | 'loaded' | 'complete' | 'error';

type InfiniteListProps = {
  state: InfiniteState;
  /** Called when the end comes near, and to retry after an error. Must set the state to `loading` synchronously. */
  onMore: () => void;
  children: ReactNode;
};

export function InfiniteList({ state, onMore, children }: InfiniteListProps) {
  return (
    <div aria-busy={state === 'loading'} data-list>
      {children}
      <div className={styles.end} aria-live="polite">
        <ListEnd state={state} onMore={onMore} />
      </div>
    </div>
  );
}

function ListEnd({ state, onMore }: Pick<InfiniteListProps, 'state' | 'onMore'>) {
  const texts = useUiTexts();
  switch (state) {
    case 'deferred':
      return null;
    case 'loading':
      return <span className={styles.dots} role="img" aria-label={texts.loading} />;
    case 'loaded':
      return <MoreButton onMore={onMore} label={texts.loadMore} />;
    case 'complete':
      return <p>{texts.noMore}</p>;
    case 'error':
      return (
        <>
          <p>{texts.wentWrong}</p>
          <Button variant="outline" size="small" onClick={onMore}>
            {texts.retry}
          </Button>
        </>
      );
  }
}

/** Loads by itself one screen before it comes into view; a button for keyboards and screen readers. */
function MoreButton({ onMore, label }: { onMore: () => void; label: string }) {
  const observe = (element: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: '100% 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
  return (
    <div ref={observe}>
      <Button variant="quiet" size="small" onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
