import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pushEvent } from '#src/analytics/data-layer.ts';
import { callApi } from '#src/api/call-api.ts';
import { useReauthentication } from '#src/components/account/use-reauthentication.tsx';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import type { CodeProblem, UnknownSocialAccount } from '#src/session/identity-provider.ts';
import type { SocialError } from '#src/shared/contracts/social-names.ts';
import { dialogs } from '#src/ui/dialogs.ts';
import { showToast } from '#src/ui/toasts.ts';
import type { SocialArrival } from './social-arrival.ts';

export type SocialProblem = SocialError | Exclude<CodeProblem['problem'], 'not-registered'>;

export type ArrivalState =
  | { readonly kind: 'working' }
  | { readonly kind: 'problem'; readonly problem: SocialProblem }
  /** In the words of the server. */
  | { readonly kind: 'refused'; readonly message: string };

type Options = {
  readonly arrival: SocialArrival | null;
  /** It is done: back to where it began. */
  readonly onDone: () => void;
  /** Somebody unknown wants to become a member. */
  readonly onSignUp: (account: UnknownSocialAccount) => void;
  /** Somebody unknown does not. */
  readonly onDeclined: () => void;
};

/** Uses the one-time code, which is good for one call, when the page is opened. */
export function useSocialArrival({ arrival, onDone, onSignUp, onDeclined }: Options) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const { call, sheet } = useReauthentication();
  const hasBegun = useRef(false);
  const [state, setState] = useState<ArrivalState>(() =>
    arrival && 'error' in arrival ? { kind: 'problem', problem: arrival.error } : { kind: 'working' },
  );

  const signIn = async (code: string) => {
    const refusal = await context.session.signInByCode(code);
    if (!refusal) {
      pushEvent({ event: 'login', method: 'social' });
      return onDone();
    }
    if (refusal.problem !== 'not-registered') return setState({ kind: 'problem', problem: refusal.problem });
    const isWanted = await dialogs.confirm({ message: t`You are not registered. Proceed with membership?` });
    return isWanted ? onSignUp(refusal.account) : onDeclined();
  };
  const link = async (code: string) => {
    const outcome = await call(() => callApi(context, 'POST /me/social-accounts', { body: { code } }));
    if (outcome.kind !== 'ok') return setState({ kind: 'refused', message: describe(outcome) });
    showToast(t`It’s linked. You can log in with it from now on.`);
    onDone();
  };
  const reauthenticate = async (social_code: string) => {
    const outcome = await callApi(context, 'POST /me/reauthentication', { body: { social_code } });
    if (outcome.kind !== 'ok') return setState({ kind: 'refused', message: describe(outcome) });
    showToast(t`Thanks, it’s you. Please go on.`);
    onDone();
  };
  const begin = useEffectEvent(() => {
    if (hasBegun.current || !arrival || 'error' in arrival) return;
    hasBegun.current = true;
    const steps = { SIGN_IN: signIn, LINK: link, REAUTHENTICATION: reauthenticate };
    void steps[arrival.purpose](arrival.code);
  });
  useEffect(() => begin(), []);
  return { state, sheet };
}
