import { type ReactNode, useState } from 'react';
import styles from './deferred.module.css';
import { hasInteracted } from './first-interaction.ts';
import { useStore } from './use-store.ts';

/** What is below the first screen: it comes as soon as the shopper begins to use the shop, or can see its place. */
export function Deferred({ children }: { children: ReactNode }) {
  const begun = useStore(hasInteracted);
  const [seen, setSeen] = useState(false);
  const watch = (place: HTMLElement | null) => {
    if (!place) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place);
    return () => observer.disconnect();
  };
  return begun || seen ? children : <DeferredPlaceholder watch={watch} />;
}

type DeferredPlaceholderProps = {
  watch?: (place: HTMLElement | null) => (() => void) | undefined;
  children?: ReactNode;
};

/** Holds the end of the page out of sight until there is something before it, so that nothing jumps. */
export function DeferredPlaceholder({ watch, children }: DeferredPlaceholderProps) {
  return (
    <div ref={watch} className={styles.room} aria-busy={(!watch && !children) || undefined}>
      {children}
    </div>
  );
}
