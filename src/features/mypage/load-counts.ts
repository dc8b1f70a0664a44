import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { loadAnswer } from '#src/api/load-answer.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { fieldsOf } from '#src/shared/read.ts';

export type MemberCounts = ResponseOf<'GET /me/counts'>;

/** How much the viewer has; without a network as this device saw it last. `null`: not known. Never rejects. */
export function loadCounts(context: ApiContext): Promise<MemberCounts | null> {
  const call = () => callApi(context, 'GET /me/counts');
  return loadAnswer(context, { key: 'counts', call, isBody: isCounts }).catch(() => null);
}

function isCounts(raw: unknown): raw is MemberCounts {
  const { coupons, points, orders } = fieldsOf(raw) ?? {};
  return [coupons, points, orders].every((count) => typeof count === 'number');
}
