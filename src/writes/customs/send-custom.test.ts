import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/network/network-status.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { createClient } from '../client.ts';
import { sendCustom } from './send-custom.ts';

type Sent = { readonly operationName: string; readonly variables: Record<string, unknown> };

const box = { x: 1, y: 1, width: 9, height: 9 };
const custom = (...layerIds: readonly string[]) => ({
  customId: 'c1',
  productId: 'p1',
  optionId: 'o1',
  method: 'PRINTING',
  name: '새벽 티셔츠',
  sides: [{ groupId: 'front', layers: layerIds.map((id) => ({ id, graphicId: 'cat', ...box })) }],
});

/** The layers that the server has, whether this device knows it or not. */
let stored: readonly string[];
let sent: Sent[];
let respond: (request: Sent) => Response;

beforeEach(() => {
  stored = [];
  sent = [];
  respond = ({ operationName, variables }) => {
    if (operationName === 'SaveCustom')
      return Response.json({
        data: { insert_product_custom_one: { __typename: 'product_custom', id: 'c1' } },
      });
    const gone = stored.filter((id) => !(variables.layerIds as string[]).includes(id));
    return Response.json({ data: { custom_layer: gone.map((id) => ({ __typename: 'custom_layer', id })) } });
  };
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const request: Sent = JSON.parse(body);
    sent.push(request);
    return respond(request);
  });
});
afterEach(() => {
  markOnline();
  vi.unstubAllGlobals();
});

function send(...layerIds: readonly string[]) {
  const client = createClient({ url: 'http://shop.test/v1/graphql', session: memberSession() });
  return sendCustom(client, 'u1', custom(...layerIds), Date.now());
}

const logged = () =>
  sent
    .filter(({ operationName }) => operationName === 'SaveCustom')
    .flatMap(({ variables }) =>
      (variables.logs as { description: string }[]).map(({ description }) => description),
    );

test('a layer whose saving was never confirmed is logged when it is removed', async () => {
  stored = ['a', 'b'];
  expect(await send('a', 'c')).toEqual({ outcome: 'stored', code: null });
  expect(logged()).toEqual(['custom_layer b']);
});

test('nothing is logged that the server never had', async () => {
  await send('a');
  expect(logged()).toEqual([]);
});

test('without an answer to that question nothing is saved yet', async () => {
  respond = () => {
    throw new TypeError('Failed to fetch');
  };
  expect((await send('a')).outcome).toBe('unreachable');
  respond = () => new Response('', { status: 503 });
  expect((await send('a')).outcome).toBe('retry');
  expect(sent.map(({ operationName }) => operationName)).toEqual(['RemovedLayers', 'RemovedLayers']);
});
