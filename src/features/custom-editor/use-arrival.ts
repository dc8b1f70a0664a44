import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { EditorGraphic } from './editor-graphic.ts';
import type { EditorSession } from './editor-session.ts';
import type { OpenedCustom } from './opened-custom.ts';

type ArrivalOptions = {
  readonly session: EditorSession;
  /** The graphic of the address, which is added once. */
  readonly graphicId: string | undefined;
  /** `undefined`: it is not sold. */
  readonly graphic: EditorGraphic | undefined;
  readonly isShared: boolean;
  /** Called if somebody starts anew. */
  readonly openAnew: () => OpenedCustom;
};

/** Comes from a graphic or a shared design, and asks first if there is an unfinished design of the product. */
export function useArrival(options: ArrivalOptions): void {
  const { session, graphicId, graphic, isShared, openAnew } = options;
  const router = useRouter();
  const handled = useRef<EditorSession>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session
  useEffect(() => {
    if (handled.current === session || (!graphicId && !isShared)) return;
    handled.current = session;
    void import('./arrival.tsx')
      .then(({ greetArrival }) => greetArrival({ session, router, graphic: graphic ?? null, openAnew }))
      // Without the question the draft goes on.
      .catch(() => true)
      .then((isHere) => {
        if (!isHere || !graphicId) return;
        if (graphic?.id === graphicId) session.editor.addGraphic(graphic);
        // A reload does not add it again.
        void router.navigate({
          to: '.',
          search: (search) => ({ ...search, graphic_id: undefined }),
          replace: true,
        });
      });
  }, [session]);
}
