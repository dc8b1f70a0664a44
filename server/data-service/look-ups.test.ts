import { beforeEach, expect, test } from 'vitest';
import { type Caller, withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';

const service = withDataService();
const operator: Caller = { role: 'admin', user: id('user', 1) };
const [first, second] = [id('user', 1), id('user', 2)];

beforeEach(() =>
  service.pool.query('alter table admin_access_log disable trigger user; truncate admin_access_log'),
);

const queryAs = async (query: string, caller: Caller = operator, variables = {}) => {
  const { data, errors } = await service.execute(query, variables, caller);
  expect(errors).toBeUndefined();
  return data;
};
const logged = async () => {
  const { rows } = await service.pool.query(
    'select actor_id, action, user_id, subject_id from admin_access_log order by user_id',
  );
  return rows;
};
const row = (member: string | null, action = 'member.look-up') => ({
  actor_id: first,
  action,
  user_id: member,
  subject_id: member,
});

test('a member whom an operator looks up is in the access log, and the answer is what was asked for', async () => {
  const emails = `{ user(where: { id: { _in: ["${first}", "${second}"] } }, order_by: { email: asc }) { email } }`;
  const rows = [{ email: expect.stringContaining('@') }, { email: expect.stringContaining('@') }];
  expect(await queryAs(emails)).toEqual({ user: rows });
  expect(await logged()).toEqual([row(first), row(second)]);
});

test.each([
  ['by its id', `{ user_by_pk(id: "${second}") { nickname } }`],
  [
    'by a fragment',
    `query { user(where: { id: { _eq: "${second}" } }) { ...Name email } } fragment Name on user { name }`,
  ],
  ['by nothing but its kind', `{ user(where: { id: { _eq: "${second}" } }) { __typename } }`],
  ['below numbers', `{ user_aggregate(where: { id: { _eq: "${second}" } }) { nodes { email } } }`],
  [
    'below another row',
    `{ inquiry_image(where: { inquiry: { user_id: { _eq: "${second}" } } }) { inquiry { content } } }`,
  ],
])('a member who is found %s is in the log', async (_how, query) => {
  const data = JSON.stringify(await queryAs(query));
  expect(data).not.toContain('__member');
  expect(await logged()).toContainEqual(row(second));
});

test('numbers over members are in the log, too, as those of nobody', async () => {
  await queryAs('{ user_aggregate { aggregate { count max { email } } } }');
  expect(await logged()).toEqual([row(null)]);
});

test('a member who was changed is in the log, whatever is asked for in return', async () => {
  const change = (rest: string) =>
    `mutation { update_user(where: { id: { _eq: "${second}" } }, _set: { name: "둘" }) ${rest} }`;
  expect(await queryAs(change('{ affected_rows }'))).toEqual({ update_user: { affected_rows: 1 } });
  expect(await queryAs(change('{ returning { name } affected_rows }'))).toEqual({
    update_user: { returning: [{ name: '둘' }], affected_rows: 1 },
  });
  expect(await logged()).toEqual([row(second, 'member.change'), row(second, 'member.change')]);
});

test('a row that members read of themselves, and operators of products, is in no log', async () => {
  await queryAs('{ user { email } }', { role: 'user', user: second });
  await queryAs('{ product { id } }');
  expect(await logged()).toEqual([]);
});

test('a text that looks like a mark stays in the answer', async () => {
  const name = '"__member":"x", "__members":[]';
  await queryAs(
    'mutation ($name: String!) { update_user(where: {}, _set: { name: $name }) { affected_rows } }',
    operator,
    { name },
  );
  expect(await queryAs(`{ user_by_pk(id: "${second}") { name } }`)).toEqual({ user_by_pk: { name } });
});

test('an operator of whom nobody knows is answered nothing', async () => {
  const { data, errors } = await service.execute(
    '{ user { email } }',
    {},
    { role: 'admin', user: id('user', 999) },
  );
  expect(data).toBeUndefined();
  expect(errors).toHaveLength(1);
});
