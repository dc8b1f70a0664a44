import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { loadAnswer } from '#src/api/load-answer.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import type { PointHistorySearch } from './point-history-search.ts';

export type MemberPoints = ResponseOf<'GET /points'>;
export type PointHistory = ResponseOf<'GET /points/history'>;
export type PointEntry = PointHistory['entries'][number];

const none: MemberPoints = { balance: 0, held: 0, available: 0, expiring_30d: 0, expiring: [], debt: 0 };

/** How many points the viewer has; without a network as this device saw it last. */
export async function loadPoints(context: ApiContext): Promise<MemberPoints> {
  const call = () => callApi(context, 'GET /points');
  return (await loadAnswer(context, 'GET /points', { key: 'points', call })) ?? none;
}

const types = { add: 'ADD', use: 'USE', expire: 'EXPIRE' } as const;

/** A page of their history, the newest first; without a network as this device saw it last. */
export async function loadPointHistory(
  context: ApiContext,
  { type, period }: PointHistorySearch,
  page = 1,
): Promise<PointHistory> {
  const query = { ...(type && { type: types[type] }), ...(period && { period }), page };
  const call = () => callApi(context, 'GET /points/history', { query });
  const key = `point-history ${JSON.stringify(query)}`;
  return (await loadAnswer(context, 'GET /points/history', { key, call })) ?? { entries: [], total: 0 };
}
