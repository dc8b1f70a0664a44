import { expect, test } from 'vitest';
import { listed, withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';

const service = withDataService();

test.each([
  ['{"query": ', 200, 'invalid-json', '$'],
  ['', 200, 'invalid-json', '$'],
  ['"query"', 200, 'parse-failed', '$'],
  ['null', 200, 'parse-failed', '$'],
  ['{}', 200, 'parse-failed', '$.query'],
  ['{"query": 1}', 200, 'parse-failed', '$.query'],
  ['{"query": "{ __typename }", "variables": []}', 200, 'parse-failed', '$.variables'],
  ['{"query": "{ __typename }", "operationName": 1}', 200, 'parse-failed', '$.operationName'],
  ['[{"query": "{ __typename }"}, 1]', 200, 'parse-failed', '$[1]'],
  ['{"query": "{ graphic"}', 200, 'validation-failed', '$.query'],
  ['{"query": ""}', 200, 'validation-failed', '$.query'],
  ['{"query": "{ __proto__ }"}', 200, 'validation-failed', '$.selectionSet.__proto__'],
  ['{"query": "{ constructor }"}', 200, 'validation-failed', '$.selectionSet.constructor'],
  ['{"query": "{ __typename }", "__proto__": {"x": 1}}', 200, 'invalid-json', '$'],
])('a body that is no request is refused: %s', async (body, status, code, path) => {
  const response = await service.post(body);
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.json()).toEqual({ errors: [{ message: expect.any(String), extensions: { code, path } }] });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'only JSON is read, not %s',
  async (type) => {
    const response = await service.post('{"query": "{ __typename }"}', { 'content-type': type });
    expect(response.statusCode).toBe(415);
    expect(response.json().errors[0].extensions.code).toBe('invalid-headers');
  },
);

test.each([
  ['{ random }', 'field "random" not found in type: \'query_root\'', '$.selectionSet.random'],
  ['{ graphic { x } }', 'field "x" not found in type: \'graphic\'', '$.selectionSet.graphic.selectionSet.x'],
  [
    '{ graphic { artist { x } } }',
    'field "x" not found in type: \'artist\'',
    '$.selectionSet.graphic.selectionSet.artist.selectionSet.x',
  ],
  ['{ graphic }', 'missing selection set for "graphic"', '$.selectionSet.graphic'],
  [
    '{ graphic { id { x } } }',
    'unexpected subselection set for non-object field',
    '$.selectionSet.graphic.selectionSet.id',
  ],
  ['{ graphic(page: 1) { id } }', '"graphic" has no argument named "page"', '$.selectionSet.graphic'],
  ['{ graphic_by_pk { id } }', "missing required field 'id'", '$.selectionSet.graphic_by_pk.args.id'],
  [
    '{ graphic(limit: "3") { id } }',
    'expected a 32-bit integer for type "Int", but found a string',
    '$.selectionSet.graphic.args.limit',
  ],
  [
    '{ graphic(where: { price: { _unexpected: 2 } }) { id } }',
    'field "_unexpected" not found in type: \'Int_comparison_exp\'',
    '$.selectionSet.graphic.args.where.price._unexpected',
  ],
  [
    '{ graphic(where: { price: 2 }) { id } }',
    'expected an object for type "Int_comparison_exp", but found an integer',
    '$.selectionSet.graphic.args.where.price',
  ],
  [
    '{ graphic(order_by: { id: up }) { id } }',
    "expected one of the values ['asc', 'asc_nulls_first', 'asc_nulls_last', 'desc', 'desc_nulls_first', 'desc_nulls_last'] for type 'order_by', but found 'up'",
    '$.selectionSet.graphic.args.order_by.id',
  ],
  [
    '{ graphic(order_by: { id: "asc" }) { id } }',
    'expected an enum value for type "order_by", but found a string',
    '$.selectionSet.graphic.args.order_by.id',
  ],
  ['mutation { insert_log { affected_rows } }', 'no mutations exist', '$'],
  ['subscription { graphic { id } }', 'no subscriptions exist', '$'],
  [
    '{ graphic { ...A } } fragment A on graphic { artist { ...B } } fragment B on artist { graphics { ...A } }',
    'the fragment definition(s) "A" and "B" form a cycle',
    '$.selectionSet.graphic.selectionSet.A.selectionSet.artist.selectionSet.B.selectionSet.graphics.selectionSet',
  ],
  ['{ graphic { ...A } }', 'reference to undefined fragment "A"', '$.selectionSet.graphic.selectionSet'],
  [
    'query A { __typename } query B { __typename }',
    'exactly one operation has to be present in the document when operationName is not specified',
    '$',
  ],
  [
    '{ __schema { types { name } } }',
    'field "__schema" not found in type: \'query_root\'',
    '$.selectionSet.__schema',
  ],
  ['{ graphics { id } }', 'field "graphics" not found in type: \'query_root\'', '$.selectionSet.graphics'],
  ['query ($x: Int) { graphic(limit: $y) { id } }', 'Variable "$y" is not defined.', '$'],
  [
    'query ($x: String) { graphic(limit: $x) { id } }',
    'variable "x" is declared as "String", but used where "Int" is expected',
    '$.selectionSet.graphic.args.limit',
  ],
  [
    '{ graphic { id: name_ko id } }',
    'selection of both "name_ko" and "id" under the same name "id"',
    '$.selectionSet.graphic.selectionSet',
  ],
  [
    '{ graphic { artist { graphics(limit: 1) { id } } artist { graphics(limit: 2) { id } } } }',
    'inconsistent arguments between multiple selections of field "graphics"',
    '$.selectionSet.graphic.selectionSet.artist.selectionSet',
  ],
])('a mistake is named with its place: %s', async (query, message, path) => {
  expect(await service.refusal(query)).toEqual({ code: 'validation-failed', message, path, data: undefined });
});

test.each([
  ['name_ko: { _eq: 1 }', 'expected a string for type "String", but found an integer'],
  ['price: { _eq: "1" }', 'expected a 32-bit integer for type "Int", but found a string'],
  ['price: { _eq: 1.5 }', 'expected a 32-bit integer for type "Int", but found a float'],
  ['price: { _in: [1, true] }', 'expected a 32-bit integer for type "Int", but found a boolean'],
  ['is_best: { _eq: [1] }', 'expected a boolean for type "Boolean", but found a list'],
])('a value of a type of GraphQL must have that type: %s', async (condition, message) => {
  const refusal = await service.refusal(`{ graphic(where: { ${condition} }) { id } }`);
  expect(refusal).toMatchObject({ code: 'validation-failed', message });
  expect(refusal.path).toMatch(/^\$\.selectionSet\.graphic\.args\.where\.\w+\._(eq|in\[1\])$/);
});

test.each([
  ['{ graphic(where: { price: { _eq: 2147483648 } }) { id } }', {}, '2.147483648e9', 'where.price._eq'],
  ['{ graphic(limit: 3000000000) { id } }', {}, '3.0e9', 'limit'],
  ['query ($n: Int) { graphic(where: { price: { _gt: $n } }) { id } }', { n: 0.5 }, '0.5', 'where.price._gt'],
])('a number that its type cannot hold is refused: %s', async (query, variables, number, place) => {
  expect(await service.refusal(query, variables)).toMatchObject({
    code: 'parse-failed',
    message: `The value ${number} lies outside the bounds or is not an integer. Maybe it is a float, or is there integer overflow?`,
    path: `$.selectionSet.graphic.args.${place}`,
  });
});

test.each(['{ id: { _eq: 1 } }', '{ created_at: { _gt: {} } }'])(
  'an id or a time must be a text: %s',
  async (where) => {
    expect(await service.refusal(`{ graphic(where: ${where}) { id } }`)).toMatchObject({
      code: 'parse-failed',
      path: expect.stringMatching(/^\$\.selectionSet\.graphic\.args\.where\.\w+\._\w\w$/),
    });
  },
);

test.each([
  ['id', 'not-a-uuid', 'invalid input syntax for type uuid: "not-a-uuid"'],
  ['created_at', 'whenever', 'invalid input syntax for type timestamp with time zone: "whenever"'],
  ['sale_rate', 'much', 'invalid input syntax for type numeric: "much"'],
  ['name_ko', 'a\0b', 'invalid byte sequence for encoding "UTF8": 0x00'],
])('a value that PostgreSQL cannot read is a data exception: %s %j', async (column, value, message) => {
  const query = 'query ($w: graphic_bool_exp!) { graphic(where: $w) { id } }';
  expect(await service.refusal(query, { w: { [column]: { _eq: value } } })).toEqual({
    code: 'data-exception',
    message,
    path: '$',
    data: undefined,
  });
});

test('a pattern that ends inside an escape is a bad request', async () => {
  const refusal = await service.refusal('{ graphic(where: { name_en: { _like: "Ca\\\\" } }) { id } }');
  expect(refusal).toMatchObject({
    code: 'bad-request',
    message: 'LIKE pattern must not end with escape character',
  });
});

test('a text parameter stays text, whatever is sent in it', async () => {
  const evil = [
    `'; drop table graphic; --`,
    `' or '1'='1`,
    `$1`,
    `\\'; select pg_sleep(1); --`,
    `") as x; --`,
    `\u0000$1`.slice(1),
    `/* */`,
  ];
  const query = `query ($text: String!, $w: graphic_bool_exp!, $json: jsonb!) {
    variable: graphic(where: { name_en: { _eq: $text } }) { id }
    listed: graphic(where: { name_en: { _in: [$text] } }) { id }
    like: graphic(where: { name_en: { _ilike: $text } }) { id }
    whole: graphic(where: $w) { id }
    json: main_page_thumbnail(where: { labels: { _contains: $json } }) { id }
    key: main_page_thumbnail(where: { labels: { _has_key: $text } }) { id } }`;
  for (const text of evil) {
    const variables = { text, w: { name_en: { _eq: text } }, json: { [text]: text } };
    const nothing = { variable: [], listed: [], like: [], whole: [], json: [], key: [] };
    expect(await service.execute(query, variables)).toEqual({ data: nothing });
    const written = `{ graphic(where: { name_en: { _in: [${JSON.stringify(text)}] } }) { id }
      main_page_thumbnail { part: labels(path: ${JSON.stringify(`['${text.replaceAll(/[\\']/g, '')}']`)}) } }`;
    expect((await service.execute(written)).data).toEqual({
      graphic: [],
      main_page_thumbnail: [{ part: null }],
    });
  }
  expect((await service.execute(`{ graphic_by_pk(id: "${id('graphic', 1)}") { name_en } }`)).data).toEqual({
    graphic_by_pk: { name_en: 'Cat' },
  });
});

test('a fault of the server reveals nothing of the database', async () => {
  await service.pool.query('alter table faq rename column answer to reply');
  const refusal = await service.refusal('{ faq { answer } }');
  expect(refusal).toEqual({
    code: 'unexpected',
    message: 'the query could not be answered',
    path: '$',
    data: undefined,
  });
});

test('the same plan serves other values, and only values', async () => {
  const query = `query ($id: uuid!, $skip: Boolean!, $order: order_by!, $limit: Int) {
    graphic(where: { id: { _neq: $id } }, order_by: { id: $order }, limit: $limit) { name_en @skip(if: $skip) __typename } }`;
  const execute = async (number: number, skip: boolean, order: string, limit: number | null) => {
    const { data } = await service.execute(query, { id: id('graphic', number), skip, order, limit });
    return listed<{ name_en?: string }>(data?.graphic).map((row) => row.name_en);
  };
  for (const _ of [1, 2, 3]) {
    expect(await execute(1, false, 'asc', 1)).toEqual(['Dog 100%']);
    expect(await execute(2, false, 'asc', 1)).toEqual(['Cat']);
    expect(await execute(2, false, 'desc', 1)).toEqual(['Fox']);
    expect(await execute(2, false, 'asc', null)).toEqual(['Cat', 'Fox']);
    expect(await execute(2, true, 'asc', 1)).toEqual([undefined]);
  }
});
