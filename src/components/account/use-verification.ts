import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type AnyOutcome, callApi, messageOf } from '#src/api/call-api.ts';
import { fieldsOf, parseJson, textOf } from '#src/shared/parse.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';

type Purpose = 'SIGN_UP' | 'SIGN_UP_EMAIL' | 'PHONE_CHANGE' | 'PASSWORD_RESET';

/** Times in milliseconds since 1970, by the clock of this device. */
type SentCode = {
  readonly id: string;
  readonly target: string;
  readonly expiresAt: number;
  readonly resendAt: number;
  /** Once the code was entered. */
  readonly token?: string | undefined;
};

/**
 * A code that is sent to a phone or an email address, and entered. Kept for this tab, so that it survives if the browser
 * gives up the page while the shopper reads the message.
 */
export function useVerification(purpose: Purpose) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const [draft, setDraft, clear] = useDraftText(`code.${purpose}`);
  const [busy, setBusy] = useState<'sending' | 'checking' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sent = readSentCode(draft);

  const describe = (outcome: AnyOutcome) =>
    messageOf(outcome) ?? t`Please check your connection. Nothing you’ve done is lost.`;

  /** @returns whether it was sent */
  const send = async (target: string): Promise<boolean> => {
    setBusy('sending');
    setProblem(null);
    const outcome = await callApi(context, 'POST /auth/codes', { body: { purpose, target } as never });
    setBusy(null);
    if (outcome.kind !== 'ok') {
      setProblem(describe(outcome));
      return false;
    }
    const { id, expires_in, resend_in } = outcome.body;
    const now = Date.now();
    const times = { expiresAt: now + expires_in * 1000, resendAt: now + resend_in * 1000 };
    setDraft(JSON.stringify({ id, target, ...times } satisfies SentCode));
    return true;
  };

  /** @returns whether it is right */
  const enter = async (code: string): Promise<boolean> => {
    if (!sent) return false;
    setBusy('checking');
    setProblem(null);
    const body = { id: sent.id, code };
    const outcome = await callApi(context, 'POST /auth/codes/verify', { body });
    setBusy(null);
    if (outcome.kind !== 'ok') {
      setProblem(describe(outcome));
      return false;
    }
    setDraft(JSON.stringify({ ...sent, token: outcome.body.verification_token } satisfies SentCode));
    return true;
  };

  const reset = () => {
    setDraft('');
    clear();
    setProblem(null);
  };

  return { sent, busy, problem, setProblem, send, enter, reset };
}

export type Verification = ReturnType<typeof useVerification>;

function readSentCode(text: string): SentCode | null {
  const { id, target, expiresAt, resendAt, token } = fieldsOf(parseJson(text)) ?? {};
  if (!textOf(id) || !textOf(target) || typeof expiresAt !== 'number' || typeof resendAt !== 'number')
    return null;
  return { id: String(id), target: String(target), expiresAt, resendAt, token: textOf(token) };
}
