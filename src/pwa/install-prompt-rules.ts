import type { InstallMethod } from './install-method.ts';

/** All times in milliseconds. */
const day = 24 * 60 * 60_000;
const restAfterNo = 14 * day;
const pauseBetweenVisits = 30 * 60_000;

/** Nobody is asked before they have looked around. */
export const minEngagementMs = 10_000;

export type Visits = { readonly count: number; readonly lastAt: number };

/** The page was opened: is it another visit, or does the last one go on? */
export function countVisit(before: Visits | null, now: number): Visits {
  if (!before) return { count: 1, lastAt: now };
  const isAnother = now - before.lastAt > pauseBetweenVisits;
  return { count: before.count + (isAnother ? 1 : 0), lastAt: now };
}

export type PromptConditions = {
  readonly method: InstallMethod;
  readonly visits: number;
  /** Something was liked or saved. */
  readonly isEngaged: boolean;
  /** Since the page was opened. */
  readonly looking: number;
  /** `null`: never. */
  readonly declinedAt: number | null;
  readonly now: number;
  /** Typing, in a dialog, or on a page with a form. */
  readonly busy: boolean;
};

/** Is this a good moment to say that the shop can be installed? */
export function shouldPrompt(moment: PromptConditions): boolean {
  const { method, visits, isEngaged, looking, declinedAt, now, busy } = moment;
  if (method !== 'prompt' && method !== 'share') return false;
  if (busy || looking < minEngagementMs) return false;
  if (declinedAt !== null && now - declinedAt < restAfterNo) return false;
  return visits > 1 || isEngaged;
}
