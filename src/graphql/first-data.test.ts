import { Client, createRequest, fetchExchange, gql } from 'urql';
import { expect, test, vi } from 'vitest';
import { firstData } from './first-data.ts';

const document = gql<{ faq: { id: string }[] }, Record<string, never>>`
  query { faq { id } }
`;
const { key } = createRequest(document, {});
const written = () => ({ [key]: { data: '{"faq":[{"id":"f1"}]}' } });

/** A client without a cache, so that each question reaches the exchange. */
function clientWith(answers: Record<string, { data: string }>) {
  const fetched = vi.fn(async () => Response.json({ data: { faq: [{ id: 'f2' }] } }));
  const client = new Client({
    url: 'http://shop.test/v1/graphql',
    preferGetMethod: false,
    fetch: fetched,
    exchanges: [firstData(answers).exchange, fetchExchange],
  });
  return { client, fetched };
}

test('an answer of the page is given once, also where fresh data is wanted', async () => {
  const { client, fetched } = clientWith(written());
  const ask = () => client.query(document, {}, { requestPolicy: 'network-only' }).toPromise();
  expect((await ask()).data?.faq).toEqual([{ id: 'f1' }]);
  expect(fetched).not.toHaveBeenCalled();
  expect((await ask()).data?.faq).toEqual([{ id: 'f2' }]);
});

test('a question that the page does not answer is asked', async () => {
  const { client, fetched } = clientWith({});
  await client.query(document, {}, { requestPolicy: 'network-only' }).toPromise();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an answer of the page is newer than what the device has kept', async () => {
  const device = { read: async () => 'kept', keep() {} };
  const known = firstData(written()).before(device);
  expect(await known.read(String(key))).toEqual({ faq: [{ id: 'f1' }] });
  expect(await known.read('another')).toBe('kept');
});
