import { expect, test } from 'vitest';
import { withDataService } from '../../tests/support/data-service.ts';
import { id } from '../../tests/support/small-shop.ts';

const service = withDataService();

test.each([
  ['Int', 'graphic_by_pk(id: $x)', 'uuid!', 'graphic_by_pk.args.id', 1],
  ['uuid', 'graphic_by_pk(id: $x)', 'uuid!', 'graphic_by_pk.args.id', id('graphic', 1)],
  ['String!', 'graphic(where: { id: { _eq: $x } })', 'uuid', 'graphic.args.where.id._eq', 'x'],
  ['Int', 'graphic(where: { price: { _in: $x } })', '[Int!]', 'graphic.args.where.price._in', 1],
  ['[Int]', 'graphic(where: { price: { _in: $x } })', '[Int!]', 'graphic.args.where.price._in', [1]],
])('a variable declared as %s is not taken by %s', async (type, field, wanted, place, x) => {
  expect(await service.refusal(`query ($x: ${type}) { ${field} { id } }`, { x })).toMatchObject({
    code: 'validation-failed',
    message: `variable "x" is declared as "${type}", but used where "${wanted}" is expected`,
    path: `$.selectionSet.${place}`,
  });
});

test.each([
  [{ y: 1 }, 'unexpected variables in variableValues: y', '$'],
  [{}, 'expecting a value for non-nullable variable: "w"', '$'],
  [{ w: null }, "unexpected null value for type 'graphic_bool_exp'", '$.selectionSet.graphic.args.where'],
  [
    { w: [] },
    'expected an object for type "graphic_bool_exp", but found a list',
    '$.selectionSet.graphic.args.where',
  ],
  [
    { w: { user: {} } },
    'field "user" not found in type: \'graphic_bool_exp\'',
    '$.selectionSet.graphic.args.where.user',
  ],
  [
    { w: { toString: {} } },
    'field "toString" not found in type: \'graphic_bool_exp\'',
    '$.selectionSet.graphic.args.where.toString',
  ],
  [
    { w: { _or: [{ price: { is: 1 } }] } },
    'field "is" not found in type: \'Int_comparison_exp\'',
    '$.selectionSet.graphic.args.where._or[0].price.is',
  ],
])('a mistake in a variable is named with its place: %j', async (variables, message, path) => {
  const query = 'query ($w: graphic_bool_exp!) { graphic(where: $w) { id } }';
  expect(await service.refusal(query, variables)).toEqual({
    code: 'validation-failed',
    message,
    path,
    data: undefined,
  });
});
