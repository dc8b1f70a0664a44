/** What news a member may be told, decided for one member and one moment. */
export type DeliveryConditions = {
  /** Advertising in the words of the law; everything else the member ordered. */
  readonly isAdvertising: boolean;
  readonly consents: Consents;
  readonly now: Date;
};

/** When each consent was last given; null: never, or taken back. */
export type Consents = {
  readonly advertising: Date | null;
  readonly push: Date | null;
  readonly night: Date | null;
};

export type DeliveryDecision =
  /** `until`: a push service that cannot deliver it before then must let it go. */
  | { readonly when: 'now'; readonly until: Date | null }
  | { readonly when: 'later'; readonly at: Date }
  | { readonly when: 'never'; readonly why: 'no-consent' | 'consent-too-old' };

const hourMs = 3_600_000;
/** Korea has one time zone and no summer time. */
const seoulOffsetMs = 9 * hourMs;
const dayMs = 24 * hourMs;
const quietFrom = 21 * hourMs;
const quietUntil = 8 * hourMs;

/**
 * Act on promotion of information and communications network utilization, art. 50: advertising needs consent to
 * advertising and to the channel, given in the last two years; between 21:00 and 08:00 in Korea another consent, without
 * which it waits for the morning.
 */
export function deliveryPolicy({ isAdvertising, consents, now }: DeliveryConditions): DeliveryDecision {
  if (!isAdvertising) return { when: 'now', until: null };
  const { advertising, push, night } = consents;
  if (!advertising || !push) return { when: 'never', why: 'no-consent' };
  if (isTooOld(advertising, now) || isTooOld(push, now)) return { when: 'never', why: 'consent-too-old' };
  if (night && !isTooOld(night, now)) return { when: 'now', until: null };
  return byDay(now);
}

function isTooOld(given: Date, now: Date): boolean {
  const until = new Date(given);
  until.setUTCFullYear(until.getUTCFullYear() + 2);
  return now >= until;
}

function byDay(now: Date): DeliveryDecision {
  const seoul = now.getTime() + seoulOffsetMs;
  const timeOfDay = seoul % dayMs;
  const today = (hour: number) => new Date(seoul - timeOfDay + hour - seoulOffsetMs);
  if (timeOfDay < quietUntil) return { when: 'later', at: today(quietUntil) };
  if (timeOfDay >= quietFrom) return { when: 'later', at: today(dayMs + quietUntil) };
  return { when: 'now', until: today(quietFrom) };
}
