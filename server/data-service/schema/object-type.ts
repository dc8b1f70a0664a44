import {
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql';
import { isAlwaysTrue } from '../model/predicate.ts';
import type { Column, Relationship, Table } from '../model/table.ts';
import { binding } from './bindings.ts';
import { columnType } from './column-type.ts';
import { rowsArguments } from './field-arguments.ts';
import { hasFields, type RoleTypes } from './role-types.ts';

type Fields = GraphQLFieldConfigMap<unknown, unknown>;
type Field = GraphQLFieldConfig<unknown, unknown>;

/** `product`: the columns and relationships a role may see. */
export function objectType(types: RoleTypes, table: Table): GraphQLObjectType {
  return new GraphQLObjectType({
    name: table.graphqlName,
    description: table.description,
    fields: () => {
      const fields: Fields = {};
      for (const column of types.permission(table)?.columns ?? []) {
        fields[column.graphqlName] = columnField(column);
      }
      for (const relationship of types.relationships(table)) {
        Object.assign(fields, relatedFields(types, relationship));
      }
      return fields;
    },
  });
}

function columnField(column: Column): Field {
  const type = columnType(column.type);
  const isJson = column.type === 'jsonb' || column.type === 'json';
  return {
    type: column.nullable ? type : new GraphQLNonNull(type),
    description: column.description,
    ...(isJson && { args: { path: { type: GraphQLString } } }),
    ...binding({ kind: 'column', column }),
  };
}

function relatedFields(types: RoleTypes, relationship: Relationship): Fields {
  const { name, kind, target } = relationship;
  const fields: Fields = {};
  if (hasFields(types, target)) {
    fields[name] = kind === 'object' ? objectField(types, relationship) : arrayField(types, relationship);
  }
  if (kind === 'array' && types.permission(target)?.allowAggregations) {
    fields[`${name}_aggregate`] = {
      type: new GraphQLNonNull(types.aggregate(target)),
      args: rowsArguments(types, target),
      ...binding({ kind: 'related-aggregate', relationship }),
    };
  }
  return fields;
}

/** Hasura promises a row wherever the foreign key is not null, even if the target's row filter hides it; here such a row is nullable. */
function objectField(types: RoleTypes, relationship: Relationship): Field {
  const { target, isRequired } = relationship;
  const filter = types.permission(target)?.filter;
  const type = types.object(target);
  return {
    type: isRequired && filter && isAlwaysTrue(filter) ? new GraphQLNonNull(type) : type,
    ...binding({ kind: 'related', relationship }),
  };
}

function arrayField(types: RoleTypes, relationship: Relationship): Field {
  const { target } = relationship;
  const rows = new GraphQLList(new GraphQLNonNull(types.object(target)));
  return {
    type: new GraphQLNonNull(rows),
    args: rowsArguments(types, target),
    ...binding({ kind: 'related', relationship }),
  };
}
