import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { shownPanel } from './panels.ts';

const panels = {
  'side-bar': lazyComponent(() => import('./side-bar.tsx'), 'SideBar'),
  search: lazyComponent(() => import('./search-panel.tsx'), 'SearchPanel'),
};

/** The open panel, if any. A panel whose code cannot be loaded offline is not shown. */
export function PanelHost() {
  const panel = useStore(shownPanel);
  if (panel === 'none') return null;
  const Panel = panels[panel];
  return <Panel key={panel} />;
}
