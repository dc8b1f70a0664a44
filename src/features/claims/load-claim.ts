import { type ApiContext, callApi } from '#src/api/call-api.ts';
import { loadAnswer } from '#src/api/load-answer.ts';
import { unwrapFound } from '#src/api/unwrap.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { readViewerValue } from '#src/storage/viewer-values.ts';
import { type ClaimableLine, type ClaimOptions, initialValues, readDraft } from './claim-values.ts';

export type Claim = ResponseOf<'GET /claims/:id'>;

/** A claim, without a network as this device saw it last. `null`: the viewer has no such claim. */
export async function loadClaim(context: ApiContext, id: string): Promise<Claim | null> {
  if (!isUuid(id)) return null;
  const call = () => callApi(context, 'GET /claims/:id', { params: { id } });
  return loadAnswer(context, 'GET /claims/:id', { key: `claim ${id}`, call });
}

/** The values that the form for a line begins with. The ids are those of an address; `null`: the viewer has no such line to claim. */
export async function loadClaimForm(context: ApiContext, orderWord: unknown, lineWord: unknown) {
  const [orderId, lineId] = [uuidOf(orderWord), uuidOf(lineWord)];
  if (!orderId || !lineId) return null;
  const viewerId = context.session.viewer().id;
  const params = { id: orderId };
  const [claimOptions, details, draft] = await Promise.all([
    callApi(context, 'GET /orders/:id/claim-options', { params, query: {} }),
    callApi(context, 'GET /orders/:id', { params }),
    readViewerValue(viewerId, `claim:${lineId}`),
  ]);
  const [options, order] = [unwrapFound(claimOptions), unwrapFound(details)];
  const claimable = options && findLine(options, lineId);
  if (!claimable || !order) return null;
  const start = initialValues(claimable, order.destination);
  return { orderId, claimable, options, values: readDraft(draft, start) };
}

const findLine = ({ lines }: ClaimOptions, lineId: string): ClaimableLine | undefined =>
  lines.find(({ line }) => line.id === lineId);
