import type { InstallMethod } from './install-method.ts';

const dayMs = 24 * 60 * 60_000;
/** The shopper has declined: no prompt for two weeks. */
const declinePauseMs = 14 * dayMs;
/** A page that is opened later than this after the last one counts as another visit. */
const visitGapMs = 30 * 60_000;

/** No prompt before the page has been open for this long. */
export const minOpenMs = 10_000;

/** Times in milliseconds since 1970. */
export type Visits = { readonly count: number; readonly lastAt: number };

/** Counts an opened page as a visit, unless it belongs to the last one. */
export function countVisit(previous: Visits | null, now: number): Visits {
  if (!previous) return { count: 1, lastAt: now };
  const isNewVisit = now - previous.lastAt > visitGapMs;
  return { count: previous.count + (isNewVisit ? 1 : 0), lastAt: now };
}

export type PromptConditions = {
  readonly method: InstallMethod;
  readonly visits: number;
  /** The shopper has liked or saved something. */
  readonly isEngaged: boolean;
  /** Milliseconds since the page was opened. */
  readonly openMs: number;
  /** `null`: never. */
  readonly declinedAt: number | null;
  readonly now: number;
  /** The shopper is typing, in a dialog, or on a page with a form. */
  readonly isBusy: boolean;
};

/** Whether to suggest installing the shop. */
export function shouldPrompt(conditions: PromptConditions): boolean {
  const { method, visits, isEngaged, openMs, declinedAt, now, isBusy } = conditions;
  if (method !== 'prompt' && method !== 'share') return false;
  if (isBusy || openMs < minOpenMs) return false;
  if (declinedAt !== null && now - declinedAt < declinePauseMs) return false;
  return visits > 1 || isEngaged;
}
