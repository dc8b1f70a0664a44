import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { networkStatus } from '#src/network/network-status.ts';
import { fieldsOf } from '#src/shared/parse.ts';
import { readViewerValue, writeViewerValue } from '#src/storage/viewer-values.ts';
import type { SavedForm } from './checkout-values.ts';

/** Milliseconds after the last key. */
const debounceMs = 600;

/**
 * Keeps what is typed: on this device at once, and in the checkout a moment later, so that neither a reload nor a lost
 * network loses it. @returns what to call with each change
 */
export function useSavedForm(checkoutId: string): (form: SavedForm) => void {
  const { context } = useRouter().options;
  const saver = useMemo(() => createSaver(context, checkoutId), [context, checkoutId]);
  useEffect(() => saver.start(), [saver]);
  return saver.save;
}

function createSaver(context: RegisteredRouter['options']['context'], checkoutId: string) {
  const viewerId = context.session.viewer().id;
  let unsaved: SavedForm | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function send({ keepalive = false } = {}): Promise<void> {
    clearTimeout(timer);
    const form = unsaved;
    if (!form) return;
    unsaved = null;
    const call = { params: { id: checkoutId }, body: { form }, keepalive };
    const outcome = await callApi(context, 'PATCH /checkouts/:id', call);
    // Changes that were made meanwhile are newer.
    if (outcome.kind === 'unreachable' || outcome.kind === 'unknown') unsaved ??= form;
    if (outcome.kind === 'ok' && !unsaved) await writeViewerValue(viewerId, draftKey(checkoutId), null);
  }

  return {
    save(form: SavedForm): void {
      unsaved = form;
      void writeViewerValue(viewerId, draftKey(checkoutId), form);
      clearTimeout(timer);
      timer = setTimeout(() => void send(), debounceMs);
    },
    /** Sends what is left when the page is left, and when the network is back. @returns a function that stops it */
    start(): () => void {
      const onHide = () => void send({ keepalive: true });
      window.addEventListener('pagehide', onHide);
      const unsubscribe = networkStatus.subscribe(() => {
        if (networkStatus.get() === 'online') void send();
      });
      return () => {
        window.removeEventListener('pagehide', onHide);
        unsubscribe();
        onHide();
      };
    },
  };
}

const draftKey = (checkoutId: string) => `checkout:${checkoutId}` as const;

/** The values that were typed on this device and have not reached the checkout; `null`: the checkout has all of it. */
export async function readDraft(viewerId: string, checkoutId: string): Promise<SavedForm | null> {
  const stored = await readViewerValue(viewerId, draftKey(checkoutId));
  return fieldsOf(stored) && (stored as SavedForm);
}
