import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { deleteViewerValue, writeViewerValue } from '#src/storage/viewer-values.ts';
import {
  type ClaimField,
  type ClaimProblems,
  claimedLines,
  findClaimProblems,
  termsOf,
  toClaim,
} from './claim-form-state.ts';
import type { ClaimableLine, ClaimOptions, ClaimValues } from './claim-values.ts';

type ClaimFormOptions = {
  readonly orderId: string;
  readonly claimable: ClaimableLine;
  readonly options: ClaimOptions;
  readonly values: ClaimValues;
  readonly onSent: (claimId: string) => void;
};

type Sending = 'idle' | 'sending' | { readonly problem: string };

/** The values of the form, kept on this device until the claim is made, and its sending. */
export function useClaimForm({ orderId, claimable, options, values: start, onSent }: ClaimFormOptions) {
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const [values, setValues] = useState(start);
  // An upload that ends later must not bring back what was there when it began.
  const latest = useRef(start);
  const [problems, setProblems] = useState<ClaimProblems>({});
  const [state, setState] = useState<Sending>('idle');
  // Repeated with the same key when it is not known whether it arrived.
  const idempotencyKey = useRef<string>(null);
  const lineId = claimable.line.id;
  const draftKey = `claim:${lineId}` as const;
  const viewerId = context.session.viewer().id;
  const terms = termsOf(values, claimable, options);

  const change = (changed: Partial<ClaimValues>) => {
    const next = { ...latest.current, ...changed };
    latest.current = next;
    // Other content is another call.
    idempotencyKey.current = null;
    setValues(next);
    // An upload may end while it is sent.
    setState((current) => (current === 'sending' ? current : 'idle'));
    void writeViewerValue(viewerId, draftKey, next);
    // A field that was wrong and is right now is no longer marked.
    const left = findClaimProblems(next, termsOf(next, claimable, options));
    const marked = Object.keys(problems) as ClaimField[];
    setProblems(Object.fromEntries(marked.flatMap((name) => (left[name] ? [[name, left[name]]] : []))));
  };

  /** @returns the first field to correct */
  const submit = async (): Promise<ClaimField | null> => {
    const found = findClaimProblems(values, terms);
    setProblems(found);
    const [first] = Object.keys(found) as ClaimField[];
    const body = toClaim(values, terms, lineId);
    if (first || !body) return first ?? null;
    setState('sending');
    idempotencyKey.current ??= newUuid();
    const call = { params: { id: orderId }, body, idempotencyKey: idempotencyKey.current };
    const outcome = await callApi(context, 'POST /orders/:id/claims', call);
    if (outcome.kind !== 'unknown') idempotencyKey.current = null;
    if (outcome.kind === 'ok') {
      await Promise.all(
        claimedLines(lineId, terms).map(({ id }) => deleteViewerValue(viewerId, `claim:${id}`)),
      );
      onSent(outcome.body.id);
      return null;
    }
    // Photos that are not attached are removed after a day.
    if (outcome.kind === 'refused' && outcome.code === 'IMAGE_NOT_FOUND') change({ photos: [] });
    setState({ problem: describe(outcome) });
    return null;
  };
  return { values, terms, problems, state, change, submit };
}
