import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { readDigitCode, readLetterCode } from '#src/shared/typed-code.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import styles from './code-field.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';
import type { Verification } from './use-verification.ts';

type CodeFieldProps = {
  verification: Verification;
  /** Six digits of a text message, or eight letters of an email. */
  kind: 'digits' | 'letters';
  onVerified?: () => void;
};

/** Where the code is entered that was sent, with the time that is left for it. */
export function CodeField({ verification, kind, onVerified }: CodeFieldProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const { sent, busy, problem, setProblem } = verification;
  const part = useRef<HTMLDivElement>(null);
  const codeId = sent?.id;
  // The code is to be entered next.
  useEffect(() => {
    if (codeId) part.current?.querySelector('input')?.focus();
  }, [codeId]);
  const secondsLeft = useSecondsLeft(sent?.expiresAt ?? null);
  const secondsToResend = useSecondsLeft(sent?.resendAt ?? null);
  if (!sent || sent.token) return null;

  const isExpired = secondsLeft === 0;
  const isComplete = code.replace(/[\s-]/g, '').length === (kind === 'digits' ? 6 : 8);
  const enter = async () => {
    if (busy) return;
    if (!isComplete) return setProblem(t`The codes do not match.`);
    if (await verification.enter(code)) onVerified?.();
  };
  const sendAgain = async () => {
    setCode('');
    await verification.send(sent.target);
  };
  const error = isExpired ? t`The code has expired. Please request a new one.` : (problem ?? undefined);
  return (
    <div ref={part} className={styles.code}>
      <Field
        label={t`Verification code`}
        name="code"
        autoComplete="one-time-code"
        inputMode={kind === 'digits' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        read={kind === 'digits' ? readDigitCode : readLetterCode}
        value={code}
        error={error}
        onChange={({ target }) => {
          setCode(target.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          // The form around it has a button of its own.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void enter();
        }}
        action={
          <span className={styles.time} role="timer" aria-label={t`Time left`}>
            {formatSeconds(secondsLeft)}
          </span>
        }
      />
      <div className={styles.buttons}>
        <Button
          variant="outline"
          size="small"
          disabled={secondsToResend > 0}
          busy={busy === 'sending'}
          onClick={() => void sendAgain()}
        >
          {secondsToResend > 0 ? <Trans>Send again in {secondsToResend} s</Trans> : <Trans>Send again</Trans>}
        </Button>
        <Button
          variant="outline"
          size="small"
          disabled={isExpired}
          busy={busy === 'checking'}
          onClick={() => void enter()}
        >
          <Trans>Confirm the code</Trans>
        </Button>
      </div>
    </div>
  );
}

const formatSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
