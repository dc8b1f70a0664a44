import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useStore } from '#src/ui/store.ts';
import { openPanel } from './panels.ts';

const panels = {
  'side-bar': lazy(async () => ({ default: (await import('./side-bar.tsx')).SideBar })),
  search: lazy(async () => ({ default: (await import('./search-panel.tsx')).SearchPanel })),
};

/** The panel that is open, if one is. Without a network the page stays as it is. */
export function PanelHost() {
  const panel = useStore(openPanel);
  if (panel === 'none') return null;
  const Panel = panels[panel];
  return (
    <CatchBoundary getResetKey={() => panel} errorComponent={() => null}>
      <Suspense key={panel}>
        <Panel />
      </Suspense>
    </CatchBoundary>
  );
}
