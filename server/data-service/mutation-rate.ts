import { LRUCache } from 'lru-cache';
import { RateLimitError } from './request-error.ts';
import type { Session } from './session.ts';

export type MutationLimits = { readonly perMinute: number; readonly perDay: number };

/** The limit of one member in one process. What was liked for weeks without a network is sent within a minute. */
export const memberMutations: MutationLimits = { perMinute: 300, perDay: 5_000 };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Members whose counts are in memory; 20,000 take about 3 MB. */
const maxMembers = 20_000;

/** Calls in the period with this number. */
type Count = { readonly period: number; readonly calls: number };

/** @returns counts a mutation of a member, and throws beyond the limits; operators write as much as they like */
export function createMutationRate(limits: MutationLimits, now: () => number = Date.now) {
  const counts = new LRUCache<string, { readonly ofMinute: Count; readonly ofDay: Count }>({
    max: maxMembers,
  });

  return ({ role, variables }: Session): void => {
    const memberId = variables.get('x-hasura-user-id');
    if (role === 'admin' || memberId === undefined) return;
    const known = counts.get(memberId);
    const ofMinute = countOne(known?.ofMinute, now(), minuteMs);
    const ofDay = countOne(known?.ofDay, now(), dayMs);
    counts.set(memberId, { ofMinute, ofDay });
    if (ofMinute.calls > limits.perMinute || ofDay.calls > limits.perDay) throw new RateLimitError();
  };
}

function countOne(known: Count | undefined, now: number, periodMs: number): Count {
  const period = Math.floor(now / periodMs);
  return { period, calls: known?.period === period ? known.calls + 1 : 1 };
}
