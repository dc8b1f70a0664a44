import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { socialProviderNames } from '#src/components/account/social-provider-names.ts';
import { socialStartUrl } from '#src/components/account/social-visit.ts';
import { useConfig } from '#src/config/config-context.ts';
import type { UnknownSocialAccount } from '#src/session/identity-provider.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ClosedAccountScreen } from './closed-account-screen.tsx';
import type { SocialArrival } from './social-arrival.ts';
import styles from './social-sign-in.module.css';
import { type SocialProblem, useSocialArrival } from './use-social-arrival.ts';

type SocialLandingProps = {
  /** Null: opened without coming from a provider. */
  arrival: SocialArrival | null;
  /** Path of the page to return to. */
  returnTo: string;
  drawing: ReactNode;
  onDone: () => void;
  onSignUp: (account: UnknownSocialAccount) => void;
  /** To the form of the email. */
  onLogin: () => void;
};

/** Where every social provider leads back to: it signs in, links or confirms, or says why not. */
export function SocialLanding({ arrival, returnTo, drawing, onDone, onSignUp, onLogin }: SocialLandingProps) {
  const { i18n } = useLingui();
  const { state, sheet } = useSocialArrival({ arrival, onDone, onSignUp, onDeclined: onLogin });
  const name = i18n._(socialProviderNames[arrival?.provider ?? 'kakao']);
  const actions = <LandingActions arrival={arrival} returnTo={returnTo} />;
  if (!arrival) {
    return (
      <EmptyState
        size="page"
        drawing={drawing}
        title={<Trans>Nothing came from {name}</Trans>}
        action={actions}
      >
        <Trans>Nothing has changed. Try again, or log in with your email.</Trans>
      </EmptyState>
    );
  }
  switch (state.kind) {
    case 'working':
      return (
        <div role="status">
          <EmptyState size="page" title={<Trans>One moment, please</Trans>}>
            <Trans>We’re checking with {name} that it’s you.</Trans>
          </EmptyState>
          {sheet}
        </div>
      );
    case 'refused':
      return (
        <div role="alert">
          <EmptyState size="page" drawing={drawing} title={state.message} action={actions} />
        </div>
      );
    case 'problem':
      if (state.problem === 'suspended' || state.problem === 'withdrawn')
        return <ClosedAccountScreen account={state.problem} onOther={onLogin} />;
      return (
        <div role="alert">
          <EmptyState
            size="page"
            drawing={drawing}
            title={<ProblemTitle problem={state.problem} name={name} />}
            action={actions}
          >
            <Trans>Nothing has changed. Try again, or log in with your email.</Trans>
          </EmptyState>
        </div>
      );
  }
}

type OpenProblem = Exclude<SocialProblem, 'suspended' | 'withdrawn'>;

function ProblemTitle({ problem, name }: { problem: OpenProblem; name: string }) {
  switch (problem) {
    case 'refused':
      return <Trans>Login with {name} was canceled</Trans>;
    case 'unavailable':
      return <Trans>{name} doesn’t respond at the moment</Trans>;
    case 'expired':
      return <Trans>That took a little too long</Trans>;
    case 'email-taken':
      return <Trans>This email is already registered. Please log in the way you signed up.</Trans>;
    case 'failed':
      return <Trans>Login failed. Please try again.</Trans>;
  }
}

type LandingActionsProps = Pick<SocialLandingProps, 'arrival' | 'returnTo'>;

function LandingActions({ arrival, returnTo }: LandingActionsProps) {
  const config = useConfig();
  const isMember = arrival !== null && arrival.purpose !== 'SIGN_IN';
  return (
    <div className={styles.actions}>
      {arrival && (
        <a
          href={socialStartUrl(config, { ...arrival, returnTo })}
          {...buttonAttributes({ variant: 'filled', wide: true })}
        >
          <Trans>Try again</Trans>
        </a>
      )}
      {isMember ? (
        <Link to={returnTo} replace {...buttonAttributes({ variant: 'outline', wide: true })}>
          <Trans>Go back</Trans>
        </Link>
      ) : (
        <Link
          to="/login"
          search={returnTo === '/main' ? {} : { return: returnTo }}
          replace
          {...buttonAttributes({ variant: arrival ? 'outline' : 'filled', wide: true })}
        >
          <Trans>Log in with email</Trans>
        </Link>
      )}
    </div>
  );
}
