import { gql } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { markOnline } from '#src/network/network-status.ts';
import { memberSession } from '#tests/support/member-session.ts';
import { createClient } from '../client.ts';
import { mutate } from './mutate.ts';

const document = gql<{ insert_log_one: { id: string } }, { text: string }>`
  mutation Write($text: String!) { insert_log_one(object: { description: $text }) { id } }
`;
const row = { insert_log_one: { id: 'l1' } };
const refusal = (code?: string) => ({ errors: [{ message: 'no', extensions: { code } }] });

function write(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', respond);
  const client = createClient({ url: 'http://shop.test/v1/graphql', session: memberSession() });
  return mutate(client, document, { text: 'hello' });
}

afterEach(() => {
  markOnline();
  vi.unstubAllGlobals();
});

test('a write that the server has is stored, and comes with its rows', async () => {
  expect(
    await write(async () => Response.json({ data: { insert_log_one: { __typename: 'log', id: 'l1' } } })),
  ).toEqual({ outcome: 'stored', data: row });
});

test.each([
  ['permission-error', 'gone'],
  ['constraint-violation', 'gone'],
  ['validation-failed', 'failed'],
  [undefined, 'failed'],
  ['unexpected', 'retry'],
  ['time-limit-exceeded', 'retry'],
])('refused with %s it is %s', async (code, outcome) => {
  const result = await write(async () => Response.json(refusal(code)));
  expect(result).toEqual({ outcome, code: code ?? null });
});

test.each([408, 425, 429, 500, 503])('status %i is tried again', async (status) => {
  expect(await write(async () => Response.json({}, { status }))).toMatchObject({ outcome: 'retry' });
});

test('without a response nobody knows', async () => {
  expect(await write(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
    outcome: 'unreachable',
    code: null,
  });
});
