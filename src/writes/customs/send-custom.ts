import type { Client } from 'urql';
import { graphql } from '#src/graphql/graphql.ts';
import { QueryError } from '#src/graphql/query-error.ts';
import { mutate, outcomeOfRequest } from '../outbox/mutate.ts';
import { type Outbox, openOutbox } from '../outbox/outbox.ts';
import type { SendOutcome } from '../outbox/outbox-queue.ts';
import type { ViewerOutboxOptions } from '../outbox/viewer-outbox.ts';
import { customQueue } from './custom-queue.ts';
import type { CustomWrite } from './custom-write.ts';
import { pendingCustoms, settleCustom } from './pending-customs.ts';

/** The outbox of the customs that a member saves on this device. */
export function openCustomOutbox(
  options: ViewerOutboxOptions<CustomWrite>,
  viewerId: string,
  client: Client,
): Outbox<CustomWrite> {
  return openOutbox({
    ...options,
    viewerId,
    scope: `customs.${viewerId}`,
    store: customQueue(viewerId),
    send: async ({ content, createdAt }) => (await sendCustom(client, viewerId, content, createdAt)).outcome,
    onStored: async ({ content }) => settleCustom(content.customId, 'stored'),
    onChange: (pending) =>
      pendingCustoms.set(pending.map(({ content, isWaiting }) => ({ ...content, isWaiting }))),
    onRefused(custom, refusal) {
      settleCustom(custom.customId, 'refused');
      options.onRefused(custom, refusal);
    },
  });
}

/** Asks for the rows of a custom on the server that are no longer part of it, whichever device or lost answer they come from. */
const removedLayersQuery = graphql(`
  query RemovedLayers($customId: uuid!, $layerIds: [uuid!]!, $limit: Int!) {
    custom_layer(
      where: {
        id: { _nin: $layerIds }
        deleted_at: { _is_null: true }
        custom_mockup: { product_custom_id: { _eq: $customId } }
      }
      limit: $limit
    ) {
      id
    }
  }
`);

/** All that the data service answers at once, three times what a custom may have. */
const maxLayers = 100;

/** One transaction: what is gone is removed and logged (specification, section 7), then the custom is written whole. */
const saveCustom = graphql(`
  mutation SaveCustom(
    $customId: uuid!
    $layerIds: [uuid!]!
    $groupIds: [uuid!]!
    $deletedAt: timestamptz!
    $logs: [log_insert_input!]!
    $custom: product_custom_insert_input!
  ) {
    update_custom_layer(
      where: {
        id: { _nin: $layerIds }
        deleted_at: { _is_null: true }
        custom_mockup: { product_custom_id: { _eq: $customId } }
      }
      _set: { deleted_at: $deletedAt }
    ) {
      affected_rows
    }
    update_custom_mockup(
      where: {
        product_custom_id: { _eq: $customId }
        mockup_group_id: { _nin: $groupIds }
        deleted_at: { _is_null: true }
      }
      _set: { deleted_at: $deletedAt }
    ) {
      affected_rows
    }
    insert_log(objects: $logs, on_conflict: { constraint: log_target_key, update_columns: [] }) {
      affected_rows
    }
    insert_product_custom_one(
      object: $custom
      on_conflict: {
        constraint: product_custom_pkey
        update_columns: [name_ko, name_en, option_id, method, deleted_at]
      }
    ) {
      id
    }
  }
`);

/** The part of a custom that is sent. */
type SentCustom = Omit<CustomWrite, 'preview' | 'draft'>;

export type CustomOutcome = { readonly outcome: SendOutcome; readonly code: string | null };

/** Asks what is gone, for the log, and sends the custom with everything that belongs to it in one request. Never rejects. */
export async function sendCustom(
  client: Client,
  userId: string,
  write: SentCustom,
  createdAt: number,
): Promise<CustomOutcome> {
  const layerIds = write.sides.flatMap(({ layers }) => layers.map(({ id }) => id));
  const { data, error } = await client
    .query(
      removedLayersQuery,
      { customId: write.customId, layerIds, limit: maxLayers },
      { requestPolicy: 'network-only' },
    )
    .toPromise();
  if (error) return { outcome: outcomeOfRequest(error), code: new QueryError(error).code };
  const removedIds = data?.custom_layer.map(({ id }) => id) ?? [];
  const variables = variablesOf(userId, write, { createdAt, layerIds, removedIds });
  const result = await mutate(client, saveCustom, variables);
  return { outcome: result.outcome, code: result.outcome === 'stored' ? null : result.code };
}

type Changes = {
  readonly createdAt: number;
  readonly layerIds: string[];
  readonly removedIds: readonly string[];
};

function variablesOf(userId: string, write: SentCustom, { createdAt, layerIds, removedIds }: Changes) {
  const { customId, sides } = write;
  return {
    customId,
    layerIds,
    groupIds: sides.map(({ groupId }) => groupId),
    deletedAt: new Date(createdAt).toISOString(),
    logs: removedIds.map((id) => ({
      user_id: userId,
      type: 'DELETE',
      target: 'custom_layer',
      description: `custom_layer ${id}`,
    })),
    custom: {
      id: customId,
      user_id: userId,
      type: 'USER',
      product_id: write.productId,
      option_id: write.optionId,
      method: write.method,
      name_ko: write.name,
      name_en: write.name,
      custom_mockups: {
        data: sides.map(sideRow),
        on_conflict: {
          constraint: 'custom_mockup_product_custom_id_mockup_group_id_key' as const,
          update_columns: ['deleted_at' as const],
        },
      },
    },
  };
}

const sideRow = ({ groupId, layers }: CustomWrite['sides'][number]) => ({
  mockup_group_id: groupId,
  custom_layers: {
    data: layers.map(({ id, graphicId, x, y, width, height }, position) => ({
      id,
      graphic_id: graphicId,
      x_coordinate: x,
      y_coordinate: y,
      width,
      height,
      position,
    })),
    on_conflict: { constraint: 'custom_layer_pkey' as const, update_columns: ['deleted_at' as const] },
  },
});
