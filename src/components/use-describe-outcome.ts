import { useLingui } from '@lingui/react/macro';
import { type AnyOutcome, messageOf } from '#src/session/call-api.ts';

/** What to say of a call that did not succeed. */
export function useDescribeOutcome(): (outcome: AnyOutcome) => string {
  const { t } = useLingui();
  return (outcome) =>
    messageOf(outcome) ??
    (outcome.kind === 'unreachable'
      ? t`Please check your connection. Nothing you’ve done is lost.`
      : t`An error has occurred. Please try again in a moment.`);
}
