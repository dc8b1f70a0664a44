import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { showToast } from '#src/ui/toasts.ts';
import { readSubmission, type Submission, type SubmissionField, type SubmissionTexts } from './submission.ts';

const defaultBackground = '#f6f5f2';

type State =
  | { readonly kind: 'filling' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly field: SubmissionField | null; readonly message: string };

/** The form’s texts, kept for this tab until they are sent, and the sending. */
export function useSubmission(onSubmitted: (pathName: string) => void) {
  const { t, i18n } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const drafts = {
    artwork: useDraftText('graphic.artwork'),
    backgroundColor: useDraftText('graphic.background'),
    nameKo: useDraftText('graphic.name-ko'),
    nameEn: useDraftText('graphic.name-en'),
    description: useDraftText('graphic.description'),
    descriptionEn: useDraftText('graphic.description-en'),
    price: useDraftText('graphic.price'),
  };
  const texts: SubmissionTexts = {
    artwork: drafts.artwork[0],
    backgroundColor: drafts.backgroundColor[0] || defaultBackground,
    nameKo: drafts.nameKo[0],
    nameEn: drafts.nameEn[0],
    description: drafts.description[0],
    descriptionEn: drafts.descriptionEn[0],
    price: drafts.price[0],
  };
  const [state, setState] = useState<State>({ kind: 'filling' });
  // Repeated with the same key when it is not known whether it arrived.
  const idempotencyKey = useRef<string>(null);

  const send = async (body: Submission) => {
    idempotencyKey.current ??= newUuid();
    const call = { body, idempotencyKey: idempotencyKey.current };
    const outcome = await callApi(context, 'POST /graphics', call);
    if (outcome.kind !== 'unknown') idempotencyKey.current = null;
    return outcome;
  };

  const refuse = (field: SubmissionField | null, message: string) => {
    setState({ kind: 'refused', field, message });
    return field;
  };

  /** @returns the field to correct */
  const submit = async (): Promise<SubmissionField | null> => {
    const reading = readSubmission(texts);
    if (!reading.ok) return refuse(reading.field, i18n._(reading.message));
    setState({ kind: 'sending' });
    const outcome = await send(reading.body);
    if (outcome.kind === 'ok') {
      for (const [, , clear] of Object.values(drafts)) clear();
      showToast(t`Your graphic is submitted. It opens to everybody once it is approved.`);
      onSubmitted(outcome.body.path_name);
      return null;
    }
    if (outcome.kind !== 'refused' || outcome.code !== 'IMAGE_NOT_FOUND')
      return refuse(null, describe(outcome));
    drafts.artwork[1]('');
    return refuse('artwork', describe(outcome));
  };

  const setText = (field: SubmissionField, text: string) => {
    // Other texts are another call.
    idempotencyKey.current = null;
    drafts[field][1](text);
    setState((current) => (current.kind === 'refused' ? { kind: 'filling' } : current));
  };

  return { texts, setText, state, submit };
}
