import { type GraphQLSchema, isObjectType, printType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../../tests/support/database.ts';
import { metadataDirectory } from '../../../../tests/support/metadata-directory.ts';
import { readModel } from '../../model/read-model.ts';
import { buildRoleSchema } from '../role-schema.ts';

const { pool } = withDatabase();
const schemas = new Map<string, GraphQLSchema>();
beforeAll(async () => {
  const model = await readModel(pool, metadataDirectory);
  for (const role of ['public', 'user', 'artist', 'brand', 'admin']) {
    schemas.set(role, buildRoleSchema(model, role));
  }
});

const typeOf = (name: string, role = 'user') => {
  const type = schemas.get(role)?.getType(name);
  return type ? printType(type).replaceAll(/\s*"""[\s\S]*?"""/g, '') : undefined;
};

test('a visitor writes nothing, so the schema of visitors has no mutations', () => {
  expect(schemas.get('public')?.getMutationType()).toBeUndefined();
  expect(typeOf('graphic_like_insert_input', 'public')).toBeUndefined();
});

test('one document serves all members', () => {
  const written = (role: string) =>
    Object.keys(schemas.get(role)?.getTypeMap() ?? {})
      .filter((name) =>
        /^mutation_root|_(input|on_conflict|constraint|update_column|mutation_response)$/.test(name),
      )
      .sort()
      .map((name) => typeOf(name, role));
  expect(written('user').length).toBeGreaterThan(60);
  expect(written('artist')).toEqual(written('user'));
  expect(written('brand')).toEqual(written('user'));
});

test('a member writes reactions and customs, and nothing else', () => {
  const root = schemas.get('user')?.getMutationType();
  const tables = Object.keys(root?.getFields() ?? {}).map((name) => name.replace(/_(one|many|by_pk)$/, ''));
  const reactionTables = [
    'artist_follow',
    'banner_like',
    'brand_follow',
    'graphic_like',
    'product_like',
    'review_like',
    'review_unlike',
  ];
  expect([...new Set(tables)].sort()).toEqual([
    ...[...reactionTables, 'custom_layer', 'custom_mockup', 'log', 'product_custom']
      .sort()
      .map((table) => `insert_${table}`),
    ...[...reactionTables, 'custom_layer', 'custom_mockup', 'product_custom']
      .sort()
      .map((table) => `update_${table}`),
  ]);
  expect(root?.getFields().insert_log_one).toBeUndefined();
});

test('names and nullability are those of Hasura', () => {
  const field = (name: string) => {
    const root = schemas.get('user')?.getMutationType();
    return (
      root &&
      printType(root)
        .split('\n')
        .find((line) => line.trim().startsWith(`${name}(`))
        ?.trim()
    );
  };
  expect(field('insert_graphic_like')).toBe(
    'insert_graphic_like(objects: [graphic_like_insert_input!]!, on_conflict: graphic_like_on_conflict): graphic_like_mutation_response',
  );
  expect(field('insert_graphic_like_one')).toBe(
    'insert_graphic_like_one(object: graphic_like_insert_input!, on_conflict: graphic_like_on_conflict): graphic_like',
  );
  expect(field('update_graphic_like')).toBe(
    'update_graphic_like(_set: graphic_like_set_input, where: graphic_like_bool_exp!): graphic_like_mutation_response',
  );
  expect(field('update_graphic_like_by_pk')).toBe(
    'update_graphic_like_by_pk(_set: graphic_like_set_input, pk_columns: graphic_like_pk_columns_input!): graphic_like',
  );
  expect(typeOf('graphic_like_insert_input')).toBe(
    'input graphic_like_insert_input {\n  user_id: uuid\n  graphic_id: uuid\n  deleted_at: timestamptz\n}',
  );
  expect(typeOf('graphic_like_on_conflict')).toBe(`input graphic_like_on_conflict {
  constraint: graphic_like_constraint!
  update_columns: [graphic_like_update_column!]! = []
  where: graphic_like_bool_exp
}`);
  expect(typeOf('graphic_like_constraint')).toBe('enum graphic_like_constraint {\n  graphic_like_pkey\n}');
  expect(typeOf('graphic_like_update_column')).toBe('enum graphic_like_update_column {\n  deleted_at\n}');
  expect(typeOf('log_update_column')).toBe('enum log_update_column {\n  _PLACEHOLDER\n}');
  expect(typeOf('graphic_like_set_input')).toBe(
    'input graphic_like_set_input {\n  deleted_at: timestamptz\n}',
  );
  expect(typeOf('graphic_like_pk_columns_input')).toBe(
    'input graphic_like_pk_columns_input {\n  user_id: uuid!\n  graphic_id: uuid!\n}',
  );
  expect(typeOf('graphic_like_mutation_response')).toBe(
    'type graphic_like_mutation_response {\n  affected_rows: Int!\n  returning: [graphic_like!]!\n}',
  );
  expect(typeOf('log_mutation_response')).toBe('type log_mutation_response {\n  affected_rows: Int!\n}');
  expect(typeOf('custom_mockup_insert_input')).toContain(
    '  custom_layers: custom_layer_arr_rel_insert_input\n',
  );
  expect(typeOf('custom_mockup_arr_rel_insert_input')).toBe(`input custom_mockup_arr_rel_insert_input {
  data: [custom_mockup_insert_input!]!
  on_conflict: custom_mockup_on_conflict
}`);
});

test('the built-in role writes everything that PostgreSQL lets it write', () => {
  const root = schemas.get('admin')?.getMutationType();
  const fields = isObjectType(root) ? root.getFields() : {};
  expect(fields.insert_product_one).toBeDefined();
  expect(fields.update_graphic?.args.map(({ name }) => name)).toEqual(['_inc', '_set', 'where']);
  expect(typeOf('main_page_thumbnail_append_input', 'admin')).toBe(
    'input main_page_thumbnail_append_input {\n  labels: jsonb\n}',
  );
});
