import { screen } from '@testing-library/react';
import { CombinedError } from 'urql';
import { expect, test } from 'vitest';
import { QueryError } from '#src/graphql/query-error.ts';
import { renderInShop } from '#tests/support/render-in-shop.tsx';
import { ErrorPage } from './error-page.tsx';

const refusal = (code: string) =>
  new QueryError(new CombinedError({ graphQLErrors: [{ message: 'refused', extensions: { code } }] }));

test.each([
  ['a role that the session does not have', refusal('access-denied'), '접근 권한이 없습니다.'],
  ['another refusal', refusal('validation-failed'), '실밥이 풀렸나 봐요'],
  ['what nobody thought of', new Error('no'), '실밥이 풀렸나 봐요'],
])('the page of %s says so and offers to try again', async (_what, error, title) => {
  await renderInShop(<ErrorPage error={error} onRetry={() => Promise.resolve()} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getByRole('button', { name: '다시 시도하기' })).toBeDefined();
});
