import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { useLazyClient } from '#src/graphql/client-context.ts';
import { allLayers } from './custom-document.ts';
import { knownGraphicsQuery } from './drawer-graphics.ts';
import type { EditorSession } from './editor-session.ts';

/** Keeps drafts, learns what becomes of what is saved, and asks the shop about the graphics that are there. */
export function useWork(session: EditorSession): void {
  const { context } = useRouter().options;
  const lazyClient = useLazyClient();
  useEffect(() => pushEvent({ event: 'custom_start', item_id: session.product.id }), [session]);
  useEffect(() => {
    const viewerId = () => context.session.viewer().id;
    const refreshGraphics = async () => {
      const ids = [...new Set(allLayers(session.editor.document()).map(({ graphicId }) => graphicId))];
      if (ids.length === 0) return;
      const client = await lazyClient.open();
      const variables = { ids, limit: ids.length };
      const { data } = await client
        .query(knownGraphicsQuery, variables, { requestPolicy: 'network-only' })
        .toPromise();
      if (data) session.editor.refreshGraphics(data.graphic, ids);
    };
    // Without a network they are taken for what they were.
    const refresh = () => void refreshGraphics().catch(() => {});
    refresh();
    void session.adoptDraft(viewerId());
    // One of them may be why a custom was refused.
    const stops = [session.keepDrafts(viewerId), session.watchSaving(viewerId, refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, context, lazyClient]);
}
