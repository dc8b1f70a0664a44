import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ReviewDraft } from '#src/reviews/new-review.ts';
import { saveReviewDraft } from '#src/reviews/review-drafts.ts';
import { findReviewProblem, type ReviewField, type ReviewLimits } from './review-problem.ts';

type FormOptions = {
  readonly viewerId: string;
  /** Of the line that is reviewed, or of the review that is changed. */
  readonly subjectId: string;
  readonly initial: ReviewDraft;
  readonly limits: ReviewLimits;
  /** @returns what went wrong, for the shopper */
  readonly send: (draft: ReviewDraft) => Promise<string | null>;
};

export type ReviewFormState =
  | { readonly kind: 'filling' }
  | { readonly kind: 'sending' }
  /** `null`: not because of a field. */
  | { readonly kind: 'refused'; readonly field: ReviewField | null; readonly message: string };

/** What a review says, kept on this device with each change, and the sending. */
export function useReviewForm({ viewerId, subjectId, initial, limits, send }: FormOptions) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState(initial);
  const [state, setState] = useState<ReviewFormState>({ kind: 'filling' });
  // Photos come later than the texts that were typed meanwhile.
  const latest = useRef(initial);

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
    setState({ kind: 'sending' });
    const message = await send(latest.current);
    setState(message === null ? { kind: 'filling' } : { kind: 'refused', field: null, message });
    return null;
  };

  return { draft, state, change, submit };
}
