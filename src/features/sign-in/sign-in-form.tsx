import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { PasswordField } from '#src/components/password-field.tsx';
import { networkStatus, useNetworkStatus } from '#src/offline/network-status.ts';
import type { Session } from '#src/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { useDraftText } from '#src/ui/use-draft-text.ts';
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx';
import styles from './sign-in-form.module.css';
import { describeProblem, type FormProblem, problemBeforeSending } from './sign-in-problem.ts';

type SignInFormProps = {
  /** When it succeeds, the route leads on and the form is gone. */
  signIn: Session['signIn'];
  demoAccounts: readonly DemoAccount[];
  /** Other ways in, right below the form. */
  children: ReactNode;
};

type FormState = { kind: 'filling' } | { kind: 'sending' } | { kind: 'refused'; problem: FormProblem };

export function SignInForm({ signIn, demoAccounts, children }: SignInFormProps) {
  const { t, i18n } = useLingui();
  const online = useNetworkStatus() === 'online';
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail, forgetEmail] = useDraftText('sign-in.email');
  const [password, setPassword] = useState('');
  const [state, setState] = useState<FormState>({ kind: 'filling' });

  const refuse = (problem: FormProblem) => {
    setState({ kind: 'refused', problem });
    focusField(form.current, problem);
  };
  const send = async () => {
    const problem = problemBeforeSending(email, password);
    if (problem) return refuse(problem);
    setState({ kind: 'sending' });
    const refusal = await signIn(email.trim(), password);
    if (!refusal) return forgetEmail();
    const offline = refusal.problem === 'failed' && networkStatus.get() === 'offline';
    refuse(offline ? 'offline' : refusal.problem);
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

  // That there is no connection is true as long as there is none.
  const isOver = state.kind === 'refused' && state.problem === 'offline' && online;
  const said = state.kind === 'refused' && !isOver ? describeProblem(state.problem) : null;
  const saidAt = (place: 'email' | 'password' | 'form') =>
    said?.place === place ? i18n._(said.message) : undefined;
  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Field
          label={t`ID (email)`}
          name="username"
          type="email"
          autoComplete="username"
          enterKeyHint="next"
          value={email}
          error={saidAt('email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          value={password}
          error={saidAt('password')}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p className={styles.problem} role="alert">
          {saidAt('form')}
        </p>
        <Button type="submit" wide busy={state.kind === 'sending'}>
          <Trans>Log in</Trans>
        </Button>
      </form>
      {children}
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onChoose={fillIn} />}
    </>
  );
}

/** Where the shopper goes on typing. */
function focusField(form: HTMLFormElement | null, problem: FormProblem): void {
  const field = form?.elements.namedItem(
    describeProblem(problem).place === 'email' ? 'username' : 'password',
  );
  if (field instanceof HTMLInputElement) field.focus();
}
