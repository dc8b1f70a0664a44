import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { showToast } from '#src/ui/toasts.ts';
import { type Inquiry, type InquiryField, type InquiryTexts, readInquiry } from './inquiry-texts.ts';

type State =
  | { readonly kind: 'filling' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly field: InquiryField | null; readonly message: string };

type FormOptions = { readonly maxChars: number; readonly onSent: (id: string) => void };

/** The form’s texts, kept for this tab until they are sent, and the sending. */
export function useInquiryForm({ maxChars, onSent }: FormOptions) {
  const { t, i18n } = useLingui();
  const describe = useOutcomeMessage();
  const { context } = useRouter().options;
  const drafts = {
    type: useDraftText('oneonone.type'),
    title: useDraftText('oneonone.title'),
    content: useDraftText('oneonone.content'),
    photos: useDraftText('oneonone.photos'),
  };
  const texts: InquiryTexts = {
    type: drafts.type[0],
    title: drafts.title[0],
    content: drafts.content[0],
    photos: drafts.photos[0],
  };
  const [state, setState] = useState<State>({ kind: 'filling' });
  // Repeated with the same key when it is not known whether it arrived.
  const idempotencyKey = useRef<string>(null);

  const refuse = (field: InquiryField | null, message: string) => {
    setState({ kind: 'refused', field, message });
    return field;
  };

  const send = async (body: Inquiry) => {
    idempotencyKey.current ??= newUuid();
    const call = { body, idempotencyKey: idempotencyKey.current };
    const outcome = await callApi(context, 'POST /inquiries', call);
    if (outcome.kind !== 'unknown') idempotencyKey.current = null;
    return outcome;
  };

  /** @returns the field to correct */
  const submit = async (): Promise<InquiryField | null> => {
    const reading = readInquiry(texts, maxChars);
    if (!reading.ok) return refuse(reading.field, i18n._(reading.message));
    setState({ kind: 'sending' });
    const outcome = await send(reading.body);
    if (outcome.kind === 'ok') {
      for (const [, , clear] of Object.values(drafts)) clear();
      showToast(t`Your inquiry is sent. We’ll tell you when it’s answered.`);
      onSent(outcome.body.id);
      return null;
    }
    // Photos that are not attached are removed after a day.
    const arePhotosGone = outcome.kind === 'refused' && outcome.code === 'IMAGE_NOT_FOUND';
    if (arePhotosGone) drafts.photos[1]('');
    return refuse(arePhotosGone ? 'photos' : null, describe(outcome));
  };

  const setText = (field: InquiryField, text: string) => {
    // Other texts are another call.
    idempotencyKey.current = null;
    drafts[field][1](text);
    setState((current) => (current.kind === 'refused' ? { kind: 'filling' } : current));
  };

  return { texts, setText, state, submit };
}
