import { Trans, useLingui } from '@lingui/react/macro';
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { PasswordField } from '#src/components/account/password-field.tsx';
import { StorageNotice } from '#src/components/account/storage-notice.tsx';
import { networkStatus, useNetworkStatus } from '#src/network/network-status.ts';
import type { Session } from '#src/session/session.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx';
import styles from './sign-in-form.module.css';
import {
  type ClosedAccount,
  describeProblem,
  type FormProblem,
  type ProblemField,
  validateCredentials,
} from './sign-in-problem.ts';

type SignInFormProps = {
  /** If it succeeds, the route redirects and the form is unmounted. */
  signIn: Session['signIn'];
  demoAccounts: readonly DemoAccount[];
  onClosedAccount: (account: ClosedAccount) => void;
  /** Other ways to sign in, below the form. */
  children: ReactNode;
};

type FormState = { kind: 'filling' } | { kind: 'sending' } | { kind: 'refused'; problem: FormProblem };

export function SignInForm({ signIn, demoAccounts, onClosedAccount, children }: SignInFormProps) {
  const { t, i18n } = useLingui();
  const isOnline = useNetworkStatus() === 'online';
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail, clearEmail] = useDraftText('sign-in.email');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<FormState>({ kind: 'filling' });

  const showProblem = (problem: FormProblem) => {
    setState({ kind: 'refused', problem });
    focusField(form.current, problem);
  };
  useTypedText(form, (typed) => {
    if (typed.email) setEmail(typed.email);
    if (typed.password) setPassword(typed.password);
  });
  const send = async () => {
    const { email, password } = readCredentials(form.current);
    const problem = validateCredentials(email, password);
    if (problem) return showProblem(problem);
    setState({ kind: 'sending' });
    const refusal = await signIn(email.trim(), password);
    if (!refusal) {
      pushEvent({ event: 'login', method: 'password' });
      return clearEmail();
    }
    const { problem: refused } = refusal;
    if (refused === 'suspended' || refused === 'withdrawn') return onClosedAccount(refused);
    showProblem(refused === 'failed' && networkStatus.get() === 'offline' ? 'offline' : refused);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.kind !== 'sending') void send();
  };
  const fillIn = (account: DemoAccount) => {
    setEmail(account.email);
    setPassword(account.password);
    setState({ kind: 'filling' });
  };

  // The message about a lost connection disappears once there is one.
  const isOutdated = state.kind === 'refused' && state.problem === 'offline' && isOnline;
  const shown = state.kind === 'refused' && !isOutdated ? describeProblem(state.problem) : null;
  const messageFor = (field: ProblemField) => (shown?.field === field ? i18n._(shown.message) : undefined);
  return (
    <>
      <form ref={form} method="post" className={styles.form} noValidate onSubmit={submit}>
        <StorageNotice />
        <Field
          label={t({ message: 'Email', context: 'ID of a member' })}
          name="username"
          type="email"
          autoComplete="username"
          enterKeyHint="next"
          value={email}
          error={messageFor('email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          value={password}
          error={messageFor('password')}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p className={styles.problem} role="alert">
          {messageFor('form')}
        </p>
        <Button type="submit" wide busy={state.kind === 'sending'}>
          <Trans>Log in</Trans>
        </Button>
      </form>
      {children}
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onSelect={fillIn} />}
    </>
  );
}

/** Text that was typed into the server's page, before the application was there. */
function useTypedText(form: RefObject<HTMLFormElement | null>, restore: (typed: Credentials) => void): void {
  const keepTypedText = useEffectEvent(() => restore(readCredentials(form.current)));
  useEffect(() => keepTypedText(), []);
}

type Credentials = { email: string; password: string };

/** From the fields themselves, which may have been filled in before React knew them. */
function readCredentials(form: HTMLFormElement | null): Credentials {
  const fields = new FormData(form ?? undefined);
  return { email: String(fields.get('username') ?? ''), password: String(fields.get('password') ?? '') };
}

/** Focuses the field to correct. */
function focusField(form: HTMLFormElement | null, problem: FormProblem): void {
  const name = describeProblem(problem).field === 'email' ? 'username' : 'password';
  const input = form?.elements.namedItem(name);
  if (input instanceof HTMLInputElement) input.focus();
}
