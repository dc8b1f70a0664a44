import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react';
import styles from './tabs.module.css';

type Tab = { id: string; label: ReactNode; panel: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** The tab that is selected at first; by default the first one. */
  initialId?: string;
  onSelect?: (id: string) => void;
  /** The tab list stays below the page header while its panel scrolls. */
  sticky?: boolean;
};

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

export function Tabs({ label, tabs, initialId, onSelect, sticky = false }: TabsProps) {
  const [selectedId, setSelectedId] = useState(initialId);
  const base = useId();
  const find = (wanted: string | undefined) => tabs.find(({ id }) => id === wanted) ?? tabs[0];
  const selected = find(selectedId);
  // The tab answers to the touch at once; its panel, which may be long, is rendered in slices after that.
  const shown = find(useDeferredValue(selectedId));

  const select = (id: string) => {
    setSelectedId(id);
    onSelect?.(id);
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs.at(wrapped(tabs.indexOf(selected) + step, tabs.length)) ?? tabs[0];
    select(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };

  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} data-sticky={sticky} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            className={styles.tab}
            role="tab"
            aria-selected={tab === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${shown.id}`}>
        {shown.panel}
      </div>
    </div>
  );
}

function wrapped(index: number, count: number): number {
  if (index === -Infinity) return 0;
  if (index === Infinity) return count - 1;
  return (index + count) % count;
}
