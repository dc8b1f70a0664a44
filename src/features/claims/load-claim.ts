import { networkError } from '#src/graphql/query-error.ts';
import { readChoice } from '#src/offline/device-choices.ts';
import { type ApiContext, callApi, messageOf } from '#src/session/call-api.ts';
import { isNotFound, loadAnswer } from '#src/session/load-answer.ts';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { fieldsOf } from '#src/shared/read.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { isUuid } from '#src/shared/uuid.ts';
import { type ClaimableLine, type ClaimOptions, initialValues, readDraft } from './claim-values.ts';

export type Claim = ResponseOf<'GET /claims/:id'>;

/** A claim, without a network as this device saw it last. `null`: the viewer has no such claim. */
export async function loadClaim(context: ApiContext, id: string): Promise<Claim | null> {
  if (!isUuid(id)) return null;
  const call = () => callApi(context, 'GET /claims/:id', { params: { id } });
  return loadAnswer(context, { key: `claim ${id}`, call, isBody: isClaim });
}

function isClaim(raw: unknown): raw is Claim {
  const { lines, history, images } = fieldsOf(raw) ?? {};
  return [lines, history, images].every(Array.isArray);
}

/** What the form for a line begins with. The ids are those of an address; `null`: the viewer has no such line to claim. */
export async function loadClaimForm(context: ApiContext, order: unknown, line: unknown) {
  const [orderId, lineId] = [uuidOf(order), uuidOf(line)];
  if (!orderId || !lineId) return null;
  const viewerId = context.session.viewer().id;
  const params = { id: orderId };
  const [options, details, draft] = await Promise.all([
    callApi(context, 'GET /orders/:id/claim-options', { params, query: { line_id: lineId } }),
    callApi(context, 'GET /orders/:id', { params }),
    readChoice(viewerId, `claim:${lineId}`),
  ]);
  if (isNotFound(options) || isNotFound(details)) return null;
  if (options.kind !== 'ok' || details.kind !== 'ok')
    throw networkError(
      new Error(messageOf(options) ?? messageOf(details) ?? 'The form could not be loaded.'),
    );
  const claimable = findLine(options.body, lineId);
  if (!claimable) return null;
  const start = initialValues(claimable, details.body.destination);
  return { orderId, claimable, options: options.body, values: readDraft(draft, start) };
}

const findLine = ({ lines }: ClaimOptions, lineId: string): ClaimableLine | undefined =>
  lines.find(({ line }) => line.id === lineId);
