import { expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database.ts';
import { statementsOf } from '../../tests/support/shipped-statements.ts';

const { pool } = withDatabase();

const statementOf = async (where: string) => {
  const text = `query Best($limit: Int) { graphic(where: { ${where} }, limit: $limit, offset: 40) { id } }`;
  const request = { text, operationName: 'Best', variables: { limit: 12 } };
  const [statement] = await statementsOf(pool, [{ role: 'public', viewerId: '', request }]);
  if (!statement) throw new Error('The data service refused it.');
  return statement;
};

test('a value that a document says plainly stands in the statement, so that PostgreSQL can plan for it', async () => {
  const { text, values } = await statementOf(
    'is_best: { _eq: true }, price: { _lte: 3000 }, state: { _eq: "ACT" }',
  );
  expect(text).toContain(`"is_best" = 'true'::"bool"`);
  expect(text).toContain(`"price" <= '3000'::"int4"`);
  expect(text).toContain(`"state" = 'ACT'::"text"`);
  expect(text).toContain(`offset '40'::"int4"`);
  expect(values).toEqual(['12']);
});

test.each([
  ['a quote', 'name_en: { _eq: "it\'s" }', "it's"],
  ['a backslash', 'name_en: { _eq: "\\\\" }', '\\'],
  ['a mark of the compiler', 'name_en: { _eq: "\\u00000\\u0000" }', '\u00000\u0000'],
  ['a time that moves on', 'created_at: { _lt: "today" }', 'today'],
  ['a fraction', 'sale_rate: { _eq: 33.33 }', '33.33'],
])('%s is bound', async (_what, where, bound) => {
  const { values } = await statementOf(where);
  expect(values).toEqual([bound, '12']);
});

test('a moment in a row filter is read with each execution of the statement', async () => {
  const request = { text: 'query Notices { notice { id } }', operationName: 'Notices', variables: {} };
  const [statement] = await statementsOf(pool, [{ role: 'public', viewerId: '', request }]);
  expect(statement?.text).toContain(`"created_at" <= 'now()'::text::"timestamptz"`);
});
