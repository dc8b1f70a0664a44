/** What decides whether a message may be delivered to a member at a given time. */
export type DeliveryConditions = {
  /** Advertising as the law defines it; the member has requested everything else. */
  readonly isAdvertising: boolean;
  readonly consents: Consents;
  readonly now: Date;
};

/** When each consent was last given; null: never given, or withdrawn. */
export type Consents = {
  readonly advertising: Date | null;
  readonly push: Date | null;
  readonly night: Date | null;
};

export type DeliveryDecision =
  /** `until`: a push service that cannot deliver the message before then must discard it. */
  | { readonly when: 'now'; readonly until: Date | null }
  | { readonly when: 'later'; readonly at: Date }
  | { readonly when: 'never'; readonly reason: 'no-consent' | 'consent-too-old' };

const hourMs = 3_600_000;
/** Korea has one time zone and no daylight saving time. */
const seoulOffsetMs = 9 * hourMs;
const dayMs = 24 * hourMs;
const quietFrom = 21 * hourMs;
const quietUntil = 8 * hourMs;

/**
 * Korean law (Act on Promotion of Information and Communications Network Utilization, article 50): advertising requires
 * consent to advertising and to the channel, both given in the last two years. Between 21:00 and 08:00 Korean time it
 * requires a further consent; without that it is postponed to the morning.
 */
export function deliveryPolicy({ isAdvertising, consents, now }: DeliveryConditions): DeliveryDecision {
  if (!isAdvertising) return { when: 'now', until: null };
  const { advertising, push, night } = consents;
  if (!advertising || !push) return { when: 'never', reason: 'no-consent' };
  if (isTooOld(advertising, now) || isTooOld(push, now)) return { when: 'never', reason: 'consent-too-old' };
  if (night && !isTooOld(night, now)) return { when: 'now', until: null };
  return deferToDaytime(now);
}

function isTooOld(given: Date, now: Date): boolean {
  const until = new Date(given);
  until.setUTCFullYear(until.getUTCFullYear() + 2);
  return now >= until;
}

function deferToDaytime(now: Date): DeliveryDecision {
  const seoul = now.getTime() + seoulOffsetMs;
  const timeOfDay = seoul % dayMs;
  const today = (hour: number) => new Date(seoul - timeOfDay + hour - seoulOffsetMs);
  if (timeOfDay < quietUntil) return { when: 'later', at: today(quietUntil) };
  if (timeOfDay >= quietFrom) return { when: 'later', at: today(dayMs + quietUntil) };
  return { when: 'now', until: today(quietFrom) };
}
