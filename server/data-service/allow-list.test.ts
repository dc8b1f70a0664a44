import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { withApp } from '../../tests/support/app.ts';
import { buildTestApp } from '../../tests/support/build-test-app.ts';
import { readAllowList } from './allow-list.ts';

const shipped = [
  {
    name: 'Notices',
    query: 'query Notices($limit: Int) { notice(limit: $limit) { ...N } } fragment N on notice { id title }',
  },
];

const notAllowed = {
  message: 'query is not in any of the allowlists',
  extensions: { code: 'validation-failed', path: '$' },
};

describe('a shop that answers its own storefront only', () => {
  const shop = withApp({
    environment: { PUBLIC_ORIGIN: 'https://shop.example' },
    dist: { 'shipped-operations.json': JSON.stringify(shipped) },
  });
  const post = (payload: object) => shop.app.inject({ method: 'POST', url: '/v1/graphql', payload });

  test('answers a shipped operation, however it is laid out', async () => {
    const query = `fragment N on notice { id title __typename }
      query Notices($limit: Int) {
        notice(limit: $limit) { ...N __typename }
      }`;
    expect((await post({ query })).json()).toEqual({ data: { notice: [] } });
  });

  test('answers a page of a former release after the next one was started', async () => {
    const next = [{ name: 'Faqs', query: 'query Faqs { faq { id } }' }];
    const storefrontFolder = join(shop.folder, 'dist');
    await writeFile(join(storefrontFolder, 'shipped-operations.json'), JSON.stringify(next));
    const environment = { PUBLIC_ORIGIN: 'https://shop.example', DATA_DIR: join(shop.folder, 'data') };
    const config = readConfig({ ...environment, LOG_LEVEL: 'silent' });
    const app = await buildTestApp({ config, pool: shop.pool, storefrontFolder });
    onTestFinished(() => app.close());
    const postNext = async (query: string | undefined) =>
      (await app.inject({ method: 'POST', url: '/v1/graphql', payload: { query } })).json();
    expect(await postNext(next[0]?.query)).toEqual({ data: { faq: [] } });
    expect(await postNext(shipped[0]?.query)).toEqual({ data: { notice: [] } });
    expect(await postNext('{ faq { question } }')).toEqual({ errors: [notAllowed] });
  });

  test.each([
    'query Notices($limit: Int) { notice(limit: $limit) { id } }',
    'query Notices($limit: Int) { notice(limit: $limit) { ...N } } fragment N on notice { id title content }',
    'query Notices($limit: Int) { notice(limit: $limit) { ...N } faq { id } } fragment N on notice { id title }',
    '{ __typename }',
    '{ nothing }',
  ])('refuses any other: %s', async (query) => {
    const response = await post({ query });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ errors: [notAllowed] });
    // One of several: the others are answered.
    expect((await post([{ query }, { query: shipped[0]?.query }])).json()).toEqual([
      { errors: [notAllowed] },
      { data: { notice: [] } },
    ]);
  });
});

test('a shop without the list of its build does not start', async () => {
  await expect(readAllowList('/nowhere', [])).rejects.toThrow(
    'GRAPHQL_ALLOW_LIST=shipped, the default with a PUBLIC_ORIGIN, needs /nowhere/shipped-operations.json',
  );
});
