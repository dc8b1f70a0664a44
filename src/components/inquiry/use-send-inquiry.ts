import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import type { Refusal } from '#src/components/form/form-problems.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { askToLogIn } from '#src/session/ask-to-log-in.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { useStore } from '#src/ui/use-store.ts';
import { reopenInquiryForm } from '#src/writes/inquiries/inquiry-drafts.ts';
import { enqueueInquiry } from '#src/writes/inquiries/inquiry-outbox.ts';
import { pendingInquiries } from '#src/writes/inquiries/pending-inquiries.ts';
import type { ProductInquiryType } from '#src/writes/inquiries/product-inquiry.ts';

type Question = {
  readonly type: ProductInquiryType;
  readonly content: string;
  readonly is_secret: boolean;
};

type SendOptions = {
  readonly productId: string;
  /** The id of a question that is stored already; absent: a new one. */
  readonly changedId: string | undefined;
  /** It is stored, or waits for the network; `message` says which. */
  readonly onStored: (message: string) => void;
  /** A question that waited for the network in this page only is sent. */
  readonly onLateSent: () => void;
};

/** Sends a question about a product, or its change. Without a network a new one waits on this device. */
export function useSendInquiry({ productId, changedId, onStored, onLateSent }: SendOptions) {
  const { t } = useLingui();
  const describe = useOutcomeMessage();
  const router = useRouter();
  const { context } = router.options;
  // The same for every attempt, so that the question is there once.
  const newId = useRef<string>(null);
  const [waitingId, setWaitingId] = useState<string | null>(null);
  useLateSent(waitingId, onLateSent);

  const create = async (question: Question): Promise<Refusal<never> | null> => {
    newId.current ??= newUuid();
    const body = { id: newId.current, ...question };
    const call = { params: { id: productId }, body };
    const outcome = await callApi(context, 'POST /products/:id/inquiries', call);
    if (outcome.kind === 'ok') {
      onStored(t`Your question is posted. We’ll tell you when it’s answered.`);
      return null;
    }
    const mayWait = outcome.kind === 'unreachable' || outcome.kind === 'unknown';
    const waitsIn = mayWait ? await enqueueInquiry({ ...body, productId }) : null;
    if (waitsIn === null) return { field: null, message: describe(outcome) };
    if (waitsIn === 'stored') {
      onStored(t`Saved on this device. We’ll send it once you’re back online.`);
      return null;
    }
    setWaitingId(body.id);
    const message = t`Not sent yet, and this device stores nothing. Keep this page open until you’re online.`;
    return { field: null, message };
  };

  const change = async (id: string, body: Question): Promise<Refusal<never> | null> => {
    const outcome = await callApi(context, 'PATCH /product-inquiries/:id', { params: { id }, body });
    if (outcome.kind !== 'ok') return { field: null, message: describe(outcome) };
    onStored(t`Your question is changed.`);
    return null;
  };

  return async (question: Question) => {
    setWaitingId(null);
    if (!isVisitor(context.session.viewer()))
      return changedId === undefined ? create(question) : change(changedId, question);
    // The form opens again after the login.
    void askToLogIn(router, () => reopenInquiryForm(productId));
    return null;
  };
}

/** Calls `onSent` once no more of the question is pending. `null`: none waits. */
function useLateSent(waitingId: string | null, onSent: () => void): void {
  const pending = useStore(pendingInquiries);
  const isSent = waitingId !== null && !pending.some(({ id }) => id === waitingId);
  const leave = useEffectEvent(onSent);
  useEffect(() => {
    if (isSent) leave();
  }, [isSent]);
}
