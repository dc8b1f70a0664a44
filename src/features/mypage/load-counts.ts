import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { loadAnswer } from '#src/api/load-answer.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';

export type MemberCounts = ResponseOf<'GET /me/counts'>;

/** How much the viewer has; without a network as this device saw it last. `null`: not known. Never rejects. */
export function loadCounts(context: ApiContext): Promise<MemberCounts | null> {
  const call = () => callApi(context, 'GET /me/counts');
  return loadAnswer(context, 'GET /me/counts', { key: 'counts', call }).catch(() => null);
}
