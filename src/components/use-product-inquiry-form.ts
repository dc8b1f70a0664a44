import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { inquiryDrafts, reopenInquiryForm } from '#src/inquiries/inquiry-drafts.ts';
import { enqueueInquiry } from '#src/inquiries/inquiry-outbox.ts';
import { type ProductInquiryType, productInquiryTypes } from '#src/inquiries/product-inquiry.ts';
import { callApi } from '#src/session/call-api.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { newUuid } from '#src/session/new-uuid.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { textLength } from '#src/shared/text-length.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';
import { useDraftText } from '#src/ui/use-draft-text.ts';
import { useOutcomeMessage } from './use-outcome-message.ts';

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

  const refuse = (field: 'content' | null, message: string) => setState({ kind: 'refused', field, message });
  const finish = (message: string) => {
    for (const clear of [clearType, clearContent, clearSecret]) clear();
    showToast(message);
    onDone();
  };

  const askToLogIn = async () => {
    const message = t`Please log in to use this. Go to the login page?`;
    if (!(await dialogs.confirm({ message }))) return;
    reopenInquiryForm(productId);
    await router.navigate(loginTarget(router.latestLocation));
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
    if (mayWait && enqueueInquiry({ ...body, productId }))
      return finish(t`Saved on this device. We’ll send it once you’re back online.`);
    refuse(null, describe(outcome));
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
    if (isVisitor(context.session.viewer())) return askToLogIn();
    setState({ kind: 'sending' });
    await (inquiry ? change(inquiry) : create());
  };

  const edit = <Value>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setState((current) => (current.kind === 'refused' ? { kind: 'filling' } : current));
    };
  };
  return {
    ...{ type, content, isSecret, length, state, submit },
    setType: edit<ProductInquiryType>(setType),
    setContent: edit<string>(setContent),
    setSecret: edit<boolean>((checked) => setSecret(String(checked))),
  };
}
