import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ReviewDraft } from '#src/writes/reviews/new-review.ts';
import { saveReviewDraft } from '#src/writes/reviews/review-drafts.ts';
import type { UploadWatch } from '#src/writes/reviews/send-review.ts';
import { findReviewProblem, type ReviewField, type ReviewLimits } from './review-problem.ts';

type FormOptions = {
  readonly viewerId: string;
  /** The id of the line that is reviewed, or of the review that is changed. */
  readonly subjectId: string;
  readonly initial: ReviewDraft;
  readonly limits: ReviewLimits;
  /** @returns what went wrong, for the shopper; nothing has, if its photos were stopped */
  readonly send: (draft: ReviewDraft, photos: UploadWatch) => Promise<string | null>;
};

export type ReviewFormState =
  | { readonly kind: 'filling' }
  /** `share`: of the photos, from 0 to 1; `null` without any, and once the server has them. */
  | { readonly kind: 'sending'; readonly share: number | null }
  /** `null`: not because of a field. */
  | { readonly kind: 'refused'; readonly field: ReviewField | null; readonly message: string };

/** The form of a review: it is kept on this device with each change, and sent. */
export function useReviewForm({ viewerId, subjectId, initial, limits, send }: FormOptions) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState(initial);
  const [state, setState] = useState<ReviewFormState>({ kind: 'filling' });
  // Photos come later than the texts that were typed meanwhile.
  const latest = useRef(initial);
  const sending = useRef<AbortController>(null);

  const change = (update: (draft: ReviewDraft) => Partial<ReviewDraft>) => {
    const before = latest.current;
    const after = { ...before, ...update(before) };
    latest.current = after;
    setDraft(after);
    setState((current) => (current.kind === 'refused' ? { kind: 'filling' } : current));
    void saveReviewDraft(viewerId, subjectId, after, before);
  };

  /** @returns the field to correct */
  const submit = async (): Promise<ReviewField | null> => {
    if (state.kind === 'sending') return null;
    const problem = findReviewProblem(latest.current, limits);
    if (problem) {
      setState({ kind: 'refused', field: problem.field, message: i18n._(problem.message) });
      return problem.field;
    }
    const controller = new AbortController();
    sending.current = controller;
    const showPhotos = (share: number | null) => setState({ kind: 'sending', share });
    const onProgress = (share: number) => showPhotos(share < 1 ? share : null);
    showPhotos(null);
    const message = await send(latest.current, { onProgress, signal: controller.signal });
    setState(message === null ? { kind: 'filling' } : { kind: 'refused', field: null, message });
    return null;
  };

  return { draft, state, change, submit, stopPhotos: () => sending.current?.abort() };
}
