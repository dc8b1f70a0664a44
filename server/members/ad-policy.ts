import { dayMs, inSeoul, seoulDay, seoulOffsetHours } from '#src/shared/seoul-time.ts';
import type { ConsentDates } from './consents.ts';

export type AdChannel = 'EMAIL' | 'SMS' | 'ALIMTALK' | 'PUSH';

/** The recipient. */
export type AdRecipient = {
  readonly state: 'ACT' | 'SUSPENDED' | 'WITHDRAWN';
  readonly consents: Pick<ConsentDates, 'ADVERTISING' | 'NIGHT' | AdChannel>;
};

export type AdDecision =
  /** `until`: a service that cannot deliver the message before then must discard it. */
  | { readonly when: 'now'; readonly until: Date | null }
  | { readonly when: 'later'; readonly at: Date }
  | { readonly when: 'never'; readonly reason: 'not-a-member' | 'no-consent' | 'consent-too-old' };

const hourMs = 3_600_000;
/** Hours in Korea. */
const quietFrom = 21;
const quietUntil = 8;

/**
 * Korean law (Act on Promotion of Information and Communications Network Utilization, article 50): advertising requires
 * consent to advertising and to the channel, both given in the last two years. Between 21:00 and 08:00 Korean time it
 * requires a further consent; without that it is postponed to the morning.
 */
export function adPolicy({ state, consents }: AdRecipient, channel: AdChannel, now: Date): AdDecision {
  if (state !== 'ACT') return { when: 'never', reason: 'not-a-member' };
  const { ADVERTISING: advertising, NIGHT: night, [channel]: agreed } = consents;
  if (!advertising || !agreed) return { when: 'never', reason: 'no-consent' };
  if (isTooOld(advertising, now) || isTooOld(agreed, now))
    return { when: 'never', reason: 'consent-too-old' };
  if (night && !isTooOld(night, now)) return { when: 'now', until: null };
  return deferToDaytime(now);
}

function isTooOld(given: Date, now: Date): boolean {
  const until = new Date(given);
  until.setUTCFullYear(until.getUTCFullYear() + 2);
  return now >= until;
}

/** Hours in Korea at which a message would wake people. */
export function isQuietHour(now: Date): boolean {
  const hour = hourInSeoul(now);
  return hour < quietUntil || hour >= quietFrom;
}

const hourInSeoul = (now: Date): number => inSeoul(now.getTime()).getUTCHours();

function deferToDaytime(now: Date): AdDecision {
  const midnight = seoulDay(now.getTime()) * dayMs - seoulOffsetHours * hourMs;
  const today = (hour: number) => new Date(midnight + hour * hourMs);
  if (!isQuietHour(now)) return { when: 'now', until: today(quietFrom) };
  return { when: 'later', at: today(hourInSeoul(now) < quietUntil ? quietUntil : 24 + quietUntil) };
}
