import type { MouseEvent } from 'react';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import styles from './panel-host.module.css';
import { closePanels, shownPanel } from './panels.ts';

const panels = {
  'side-bar': lazyComponent(() => import('./side-bar.tsx'), 'SideBar'),
  search: lazyComponent(() => import('./search-panel.tsx'), 'SearchPanel'),
};

/** The open panel, if any. A panel whose code cannot be loaded offline is not shown. */
export function PanelHost() {
  const panel = useStore(shownPanel);
  if (panel === 'none') return null;
  const Panel = panels[panel];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click, too
    <div className={styles.host} onClick={closeAfterLink}>
      <Panel key={panel} />
    </div>
  );
}

/** A link may lead to the page that is open, which is no navigation. One that the browser opens, in a new tab, leaves the panel. */
function closeAfterLink({ target, defaultPrevented: isOfRouter }: MouseEvent): void {
  if (isOfRouter && target instanceof Element && target.closest('a')) closePanels();
}
