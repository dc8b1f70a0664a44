import { useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef, useState } from 'react';
import type { AnyOutcome } from '#src/api/call-api.ts';
import { newUuid } from '#src/api/new-uuid.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { fieldOf, type WalletField, type WalletProblem, type WalletTexts } from './wallet-form.ts';

type State =
  | { readonly kind: 'filling' | 'sending' | 'requesting' }
  | {
      readonly kind: 'refused';
      readonly field: WalletField | null;
      readonly message: string;
      readonly code: string | undefined;
    };

const noTexts = { code: '', password: '', passwordAgain: '' };

/** The texts of a wallet form, and its calls. The address is kept for this tab; codes and passwords are not. */
export function useWalletForm() {
  const { i18n } = useLingui();
  const describe = useOutcomeMessage();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail, clearEmail] = useDraftText('wallet.email');
  const [others, setOthers] = useState(noTexts);
  const [state, setState] = useState<State>({ kind: 'filling' });
  // Repeated with the same key when it is not known whether it arrived.
  const idempotencyKey = useRef<string>(null);
  const texts: WalletTexts = { email, ...others };

  const refuse = (field: WalletField | null, message: string, code?: string) => {
    setState({ kind: 'refused', field, message, code });
    const input = field && form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };

  /** @returns whether it succeeded; otherwise the form says why not */
  const run = async (
    kind: 'sending' | 'requesting',
    problem: WalletProblem | null,
    call: (idempotencyKey: string) => Promise<AnyOutcome>,
  ): Promise<boolean> => {
    if (state.kind === 'sending' || state.kind === 'requesting') return false;
    if (problem) {
      refuse(problem.field, i18n._(problem.message));
      return false;
    }
    setState({ kind });
    idempotencyKey.current ??= newUuid();
    const outcome = await call(idempotencyKey.current);
    if (outcome.kind !== 'unknown') idempotencyKey.current = null;
    if (outcome.kind === 'ok') {
      setState({ kind: 'filling' });
      return true;
    }
    const code = outcome.kind === 'refused' ? outcome.code : undefined;
    refuse(fieldOf(code), describe(outcome), code);
    return false;
  };

  const setText = (field: WalletField, text: string) => {
    // Other texts are another call.
    idempotencyKey.current = null;
    if (field === 'email') setEmail(text);
    else setOthers((current) => ({ ...current, [field]: text }));
    setState((current) => (current.kind === 'refused' ? { kind: 'filling' } : current));
  };

  const errorOf = (field: WalletField | null) =>
    state.kind === 'refused' && state.field === field ? state.message : undefined;
  const inputOf = (field: WalletField) => ({
    name: field,
    value: texts[field],
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => setText(field, target.value),
  });
  const formProps = (submit: () => Promise<void>) => ({
    ref: form,
    noValidate: true,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  });
  return { texts, state, run, errorOf, inputOf, formProps, clearEmail };
}
