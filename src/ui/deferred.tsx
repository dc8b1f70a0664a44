import { type ReactNode, useState } from 'react';
import styles from './deferred.module.css';
import { hasInteracted } from './first-interaction.ts';
import { useStore } from './use-store.ts';

type DeferredProps = {
  /** Must not wait, e.g. because it says why the page cannot go on. */
  isNeeded?: boolean;
  children: ReactNode;
};

/** Content below the first screen: rendered after the first interaction with the page, or where much of it is in view. */
export function Deferred({ isNeeded = false, children }: DeferredProps) {
  const isInteracting = useStore(hasInteracted);
  // Once shown it stays.
  const [isShown, setIsShown] = useState(isNeeded);
  if (isNeeded && !isShown) setIsShown(true);
  const observe = (element: HTMLElement | null) => {
    if (!element) return;
    const onChange = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && setIsShown(true);
    // The lowest quarter does not count: on a phone a bar covers most of it, and its owner is about to scroll.
    const observer = new IntersectionObserver(onChange, { rootMargin: '0px 0px -25%' });
    observer.observe(element);
    return () => observer.disconnect();
  };
  return isInteracting || isShown ? children : <DeferredPlaceholder observe={observe} />;
}

type DeferredPlaceholderProps = {
  observe?: (element: HTMLElement | null) => (() => void) | undefined;
  children?: ReactNode;
};

/** One screen high: keeps the footer out of sight until the content is there, so that nothing shifts. */
export function DeferredPlaceholder({ observe, children }: DeferredPlaceholderProps) {
  return (
    <div ref={observe} className={styles.placeholder} aria-busy={(!observe && !children) || undefined}>
      {children}
    </div>
  );
}
