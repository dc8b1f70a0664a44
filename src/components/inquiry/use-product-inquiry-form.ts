import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import { askToLogIn } from '#src/session/ask-to-log-in.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { textLength } from '#src/shared/text-length.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { showToast } from '#src/ui/toasts.ts';
import { useStore } from '#src/ui/use-store.ts';
import { inquiryDrafts, reopenInquiryForm } from '#src/writes/inquiries/inquiry-drafts.ts';
import { enqueueInquiry } from '#src/writes/inquiries/inquiry-outbox.ts';
import { pendingInquiries } from '#src/writes/inquiries/pending-inquiries.ts';
import { type ProductInquiryType, productInquiryTypes } from '#src/writes/inquiries/product-inquiry.ts';
import { useOutcomeMessage } from '../form/use-outcome-message.ts';

/** A question that is stored already and is changed. */
export type ChangedInquiry = {
  readonly id: string;
  readonly type: ProductInquiryType;
  readonly content: string;
  readonly isSecret: boolean;
};

type FormOptions = {
  readonly productId: string;
  readonly maxChars: number;
  /** Absent: a new question. */
  readonly inquiry?: ChangedInquiry | undefined;
  readonly onDone: () => void;
};

type State =
  | { readonly kind: 'filling' }
  | { readonly kind: 'sending' }
  /** Only this page has it. */
  | { readonly kind: 'waiting'; readonly id: string; readonly message: string }
  /** `null`: not because of the text. */
  | { readonly kind: 'refused'; readonly field: 'content' | null; readonly message: string };

/** The texts of the form, kept for this tab until they are sent, and the sending. */
export function useProductInquiryForm({ productId, maxChars, inquiry, onDone }: FormOptions) {
  const { t } = useLingui();
  const describe = useOutcomeMessage();
  const router = useRouter();
  const { context } = router.options;
  const names = inquiryDrafts(inquiry?.id ?? productId);
  const [typeText, setType, clearType] = useDraftText(names.type, inquiry?.type);
  const [content, setContent, clearContent] = useDraftText(names.content, inquiry?.content);
  const [secretText, setSecret, clearSecret] = useDraftText(names.secret, String(inquiry?.isSecret));
  const [state, setState] = useState<State>({ kind: 'filling' });
  // The same for every attempt, so that the question is there once.
  const newId = useRef<string>(null);

  const type = productInquiryTypes.find((known) => known === typeText) ?? 'SIZE';
  const isSecret = secretText === 'true';
  const length = textLength(content);

  useLeaveWhenSent(state, onDone);

  const refuse = (field: 'content' | null, message: string) => setState({ kind: 'refused', field, message });
  const finish = (message: string) => {
    for (const clear of [clearType, clearContent, clearSecret]) clear();
    showToast(message);
    onDone();
  };

  const create = async () => {
    newId.current ??= newUuid();
    const body = { id: newId.current, type, content: content.trim(), is_secret: isSecret };
    const outcome = await callApi(context, 'POST /products/:id/inquiries', {
      params: { id: productId },
      body,
    });
    if (outcome.kind === 'ok') return finish(t`Your question is posted. We’ll tell you when it’s answered.`);
    const mayWait = outcome.kind === 'unreachable' || outcome.kind === 'unknown';
    const waitsIn = mayWait ? await enqueueInquiry({ ...body, productId }) : null;
    if (waitsIn === 'stored') return finish(t`Saved on this device. We’ll send it once you’re back online.`);
    if (waitsIn === null) return refuse(null, describe(outcome));
    const message = t`Not sent yet, and this device stores nothing. Keep this page open until you’re online.`;
    setState({ kind: 'waiting', id: body.id, message });
  };

  const change = async ({ id }: ChangedInquiry) => {
    const body = { type, content: content.trim(), is_secret: isSecret };
    const outcome = await callApi(context, 'PATCH /product-inquiries/:id', { params: { id }, body });
    if (outcome.kind === 'ok') return finish(t`Your question is changed.`);
    refuse(null, describe(outcome));
  };

  const submit = async () => {
    if (state.kind === 'sending') return;
    if (length === 0) return refuse('content', t`Write your question.`);
    if (length > maxChars) return refuse('content', t`Please shorten it to ${maxChars} characters.`);
    // The form opens again after the login.
    if (isVisitor(context.session.viewer())) {
      await askToLogIn(router, () => reopenInquiryForm(productId));
      return;
    }
    setState({ kind: 'sending' });
    await (inquiry ? change(inquiry) : create());
  };

  const edit = <Value>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setState((current) => (current.kind === 'sending' ? current : { kind: 'filling' }));
    };
  };
  return {
    type,
    content,
    isSecret,
    length,
    state,
    submit,
    setType: edit<ProductInquiryType>(setType),
    setContent: edit<string>(setContent),
    setSecret: edit<boolean>((checked) => setSecret(String(checked))),
  };
}

/** A question that waited for the network in this page only is sent once no more of it is pending. */
function useLeaveWhenSent(state: State, onDone: () => void): void {
  const pending = useStore(pendingInquiries);
  const isSettled = state.kind === 'waiting' && !pending.some(({ id }) => id === state.id);
  const leave = useEffectEvent(onDone);
  useEffect(() => {
    if (isSettled) leave();
  }, [isSettled]);
}
