import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { networkStatus } from '#src/offline/network-status.ts';
import { type AnyOutcome, messageOf } from './call-api.ts';

/** What a form says after a call that was not accepted; its texts are kept. */
export function describeFailure(i18n: I18n, outcome: AnyOutcome): string {
  const isOffline = outcome.kind === 'unreachable' || networkStatus.get() === 'offline';
  if (isOffline) return i18n._(msg`Please check your connection. Nothing you’ve done is lost.`);
  return messageOf(outcome) ?? i18n._(msg`An error has occurred. Please try again in a moment.`);
}
