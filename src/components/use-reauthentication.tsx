import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { type AnyOutcome, callApi, messageOf } from '#src/session/call-api.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import styles from './code-field.module.css';
import { PasswordField } from './password-field.tsx';

type Reauthentication = {
  /** Sends a call; if the server asks for the password first, the member enters it, and the call is sent again. */
  readonly call: <Outcome extends AnyOutcome>(send: () => Promise<Outcome>) => Promise<Outcome>;
  /** To be rendered. */
  readonly sheet: ReactNode;
};

/** For calls that are refused with REAUTHENTICATION_REQUIRED. */
export function useReauthentication(): Reauthentication {
  const [pending, setPending] = useState<{ readonly resolve: (isDone: boolean) => void } | null>(null);
  const close = (isDone: boolean) => {
    setPending(null);
    pending?.resolve(isDone);
  };
  return {
    call: async (send) => {
      const outcome = await send();
      if (outcome.kind !== 'refused' || outcome.code !== 'REAUTHENTICATION_REQUIRED') return outcome;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setPending({ resolve });
      return (await promise) ? send() : outcome;
    },
    sheet: pending && <PasswordSheet onClose={() => close(false)} onDone={() => close(true)} />,
  };
}

function PasswordSheet({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!password) return setProblem(t`Please enter your password.`);
    setBusy(true);
    const outcome = await callApi(context, 'POST /me/reauthentication', { body: { password } });
    setBusy(false);
    if (outcome.kind === 'ok') return onDone();
    setProblem(messageOf(outcome) ?? t`Please check your connection. Nothing you’ve done is lost.`);
  };
  return (
    <Sheet title={t`Please enter your password again`} onClose={onClose}>
      <form className={styles.code} method="post" noValidate onSubmit={(event) => void send(event)}>
        <p>
          <Trans>
            We ask once more before anything that matters, in case somebody else holds your phone.
          </Trans>
        </p>
        <PasswordField
          label={t`Password`}
          name="current-password"
          autoComplete="current-password"
          enterKeyHint="go"
          data-autofocus=""
          value={password}
          error={problem ?? undefined}
          onChange={({ target }) => {
            setPassword(target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" wide busy={busy}>
          <Trans>Go on</Trans>
        </Button>
      </form>
    </Sheet>
  );
}
