/** What news a member may be told, decided for one member and one moment. */
export type SendingFacts = {
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

export type Sending =
  | { readonly when: 'now' }
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
export function sendingRule({ isAdvertising, consents, now }: SendingFacts): Sending {
  if (!isAdvertising) return { when: 'now' };
  const { advertising, push, night } = consents;
  if (!advertising || !push) return { when: 'never', why: 'no-consent' };
  if (isTooOld(advertising, now) || isTooOld(push, now)) return { when: 'never', why: 'consent-too-old' };
  const morning = nextMorning(now);
  if (!morning || (night && !isTooOld(night, now))) return { when: 'now' };
  return { when: 'later', at: morning };
}

function isTooOld(given: Date, now: Date): boolean {
  const until = new Date(given);
  until.setUTCFullYear(until.getUTCFullYear() + 2);
  return now >= until;
}

/** 08:00 in Korea, when it is night there now; otherwise null. */
function nextMorning(now: Date): Date | null {
  const seoul = now.getTime() + seoulOffsetMs;
  const timeOfDay = ((seoul % dayMs) + dayMs) % dayMs;
  const midnight = seoul - timeOfDay;
  if (timeOfDay < quietUntil) return new Date(midnight + quietUntil - seoulOffsetMs);
  if (timeOfDay >= quietFrom) return new Date(midnight + dayMs + quietUntil - seoulOffsetMs);
  return null;
}
