import { useLingui } from '@lingui/react/macro';
import { type AnyOutcome, messageOf } from '#src/api/call-api.ts';
import { networkStatus } from '#src/network/network-status.ts';

/** Why a call failed, for the shopper: the server's words, or that it could not be reached. */
export function useOutcomeMessage(): (outcome: AnyOutcome) => string {
  const { t } = useLingui();
  return (outcome) => {
    const isOffline = outcome.kind === 'unreachable' || networkStatus.get() === 'offline';
    if (isOffline) return t`Please check your connection. Nothing you’ve done is lost.`;
    return messageOf(outcome) ?? t`An error has occurred. Please try again in a moment.`;
  };
}
