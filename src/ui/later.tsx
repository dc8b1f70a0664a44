import { type ReactNode, useState } from 'react';
import styles from './later.module.css';
import { reading } from './reading.ts';
import { useStore } from './store.ts';

/** What is below the first screen: it comes as soon as the shopper begins to use the shop, or can see its place. */
export function Later({ children }: { children: ReactNode }) {
  const begun = useStore(reading);
  const [seen, setSeen] = useState(false);
  const watch = (place: HTMLElement | null) => {
    if (!place) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place);
    return () => observer.disconnect();
  };
  return begun || seen ? children : <LaterRoom watch={watch} />;
}

type LaterRoomProps = {
  watch?: (place: HTMLElement | null) => (() => void) | undefined;
  children?: ReactNode;
};

/** Holds the end of the page out of sight until there is something before it, so that nothing jumps. */
export function LaterRoom({ watch, children }: LaterRoomProps) {
  return (
    <div ref={watch} className={styles.room} aria-busy={(!watch && !children) || undefined}>
      {children}
    </div>
  );
}
