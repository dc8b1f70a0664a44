import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { openPanel } from './panels.ts';

const panels = {
  'side-bar': lazyComponent(async () => (await import('./side-bar.tsx')).SideBar),
  search: lazyComponent(async () => (await import('./search-panel.tsx')).SearchPanel),
};

/** The panel that is open, if one is. Without a network the page stays as it is. */
export function PanelHost() {
  const panel = useStore(openPanel);
  if (panel === 'none') return null;
  const Panel = panels[panel];
  return <Panel key={panel} />;
}
