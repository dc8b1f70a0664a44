import { readFile } from 'node:fs/promises';
import { type GraphQLSchema, isObjectType, printType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import { metadataDirectory } from '../../../tests/support/metadata-directory.ts';
import { readModel } from '../model/read-model.ts';
import type { Model } from '../model/table.ts';
import { schemaFiles } from '../tools/schema-files.ts';
import { buildRoleSchema } from './role-schema.ts';

const { pool } = withDatabase();
let model: Model;
beforeAll(async () => {
  model = await readModel(pool, metadataDirectory);
});

const typeOf = (schema: GraphQLSchema, name: string) => {
  const type = schema.getType(name);
  return type ? printType(type).replaceAll(/\n\s*"""[^"]*"""/g, '') : undefined;
};

const fieldsOf = (schema: GraphQLSchema, name: string): string[] => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
};

describe('names and nullability are those of Hasura', () => {
  test('a table has its rows, a row by its key and, where allowed, its numbers', () => {
    const fields = fieldsOf(buildRoleSchema(model, 'user'), 'query_root');
    expect(fields.filter((name) => /^(graphic|main_page)(_by_pk|_aggregate)?$/.test(name))).toEqual([
      'graphic',
      'graphic_aggregate',
      'graphic_by_pk',
      'main_page',
      'main_page_by_pk',
    ]);
  });

  test('a view has no key, and columns that may be null', () => {
    const schema = buildRoleSchema(model, 'user');
    expect(fieldsOf(schema, 'query_root').filter((name) => name.startsWith('user_profile'))).toEqual([
      'user_profile',
    ]);
    expect(typeOf(schema, 'user_profile')).toBe('type user_profile {\n  id: uuid\n  nickname: String\n}');
  });

  test('columns, relatives and their arguments', () => {
    const schema = buildRoleSchema(model, 'user');
    const rows = (table: string) =>
      `(distinct_on: [${table}_select_column!], order_by: [${table}_order_by!], limit: Int, offset: Int, where: ${table}_bool_exp)`;
    expect(typeOf(schema, 'main_page_thumbnail')?.split('\n').slice(1, 8)).toEqual([
      '  id: uuid!',
      '  main_page_id: uuid!',
      '  position: Int!',
      '  thumbnail_src: String',
      '  thumbnail_url: String',
      '  thumbnail_width: Int',
      '  thumbnail_height: Int',
    ]);
    expect(typeOf(schema, 'main_page_thumbnail')).toContain('  labels(path: String): jsonb!\n');
    expect(typeOf(schema, 'custom_mockup')).toContain(
      `  custom_layers${rows('custom_layer')}: [custom_layer!]!\n`,
    );
    expect(typeOf(schema, 'graphic')).toContain(
      `  graphic_likes_aggregate${rows('graphic_like')}: graphic_like_aggregate!\n`,
    );
  });

  test('a relative is promised only if no row filter can hide it', () => {
    expect(typeOf(buildRoleSchema(model, 'user'), 'graphic')).toContain('  artist: artist\n');
    expect(typeOf(buildRoleSchema(model, 'admin'), 'graphic')).toContain('  artist: artist!\n');
    expect(typeOf(buildRoleSchema(model, 'admin'), 'review')).toContain('  user: user_profile\n');
  });

  test('conditions', () => {
    const schema = buildRoleSchema(model, 'public');
    expect(typeOf(schema, 'brand_follow_bool_exp')).toBe(`input brand_follow_bool_exp {
  _and: [brand_follow_bool_exp!]
  _not: brand_follow_bool_exp
  _or: [brand_follow_bool_exp!]
  user_id: uuid_comparison_exp
  brand_id: uuid_comparison_exp
  created_at: timestamptz_comparison_exp
  deleted_at: timestamptz_comparison_exp
  brand: brand_bool_exp
}`);
    expect(typeOf(schema, 'uuid_comparison_exp')).toBe(`input uuid_comparison_exp {
  _is_null: Boolean
  _eq: uuid
  _neq: uuid
  _gt: uuid
  _lt: uuid
  _gte: uuid
  _lte: uuid
  _in: [uuid!]
  _nin: [uuid!]
}`);
  });

  test('numbers', () => {
    const schema = buildRoleSchema(model, 'user');
    expect(typeOf(schema, 'review_aggregate')).toBe(`type review_aggregate {
  aggregate: review_aggregate_fields
  nodes: [review!]!
}`);
    expect(typeOf(schema, 'review_aggregate_fields')).toContain(
      'count(columns: [review_select_column!], distinct: Boolean): Int!',
    );
    expect(typeOf(schema, 'review_avg_fields')).toBe(
      'type review_avg_fields {\n  score: Float\n  like_count: Float\n  unlike_count: Float\n  image_count: Float\n}',
    );
    expect(typeOf(schema, 'graphic_sum_fields')).toContain('  sale_rate: numeric\n');
  });
});

test('a visitor may ask everything that a member may ask, but for own rows', () => {
  // Others read inquiries about products by GET /products/:id/inquiries, which leaves out what is secret.
  const own =
    /^(user|blind_reason|custom_shares?|product_inquiry|inquiry|inquiry_image)(_aggregate|_by_pk|$)/;
  const [visitor, member] = [buildRoleSchema(model, 'public'), buildRoleSchema(model, 'user')];
  for (const [name, type] of Object.entries(member.getTypeMap())) {
    if (
      !isObjectType(type) ||
      name.startsWith('__') ||
      /^(user$|custom_share$|(product_)?inquiry)/.test(name) ||
      /^mutation_root|_mutation_response$/.test(name)
    )
      continue;
    const missing = fieldsOf(member, name).filter((field) => !fieldsOf(visitor, name).includes(field));
    expect(
      missing.filter((field) => !own.test(field)),
      name,
    ).toEqual([]);
  }
});

test('the files the storefront is typed by are up to date', async () => {
  const files = schemaFiles(buildRoleSchema(model, 'user'));
  for (const [name, content] of Object.entries(files)) {
    const committed = await readFile(new URL(`../../../src/graphql/${name}`, import.meta.url), 'utf8');
    expect(committed === content, `${name} is old: npm run schema`).toBe(true);
  }
});
