import type { FieldDef } from 'pg';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Column } from '#server/platform/database/tools/read-columns.ts';
import { typeOf } from '#server/platform/database/tools/table-types.ts';

/** The catalog of the migrated database. */
export type Catalog = {
  readonly columnOf: (tableId: number, number: number) => Column | undefined;
  /** The name of a type, which PostgreSQL gives as a number. */
  readonly typeName: (id: number) => string;
};

type Compared = {
  readonly row: Type;
  readonly fields: readonly FieldDef[];
  readonly text: string;
};

/** What is wrong with the row type of a statement: names, types, values and nulls that its columns do not have, or have. */
export function compareRow(
  { row, fields, text }: Compared,
  checker: Checker,
  catalog: Catalog,
): readonly string[] {
  const type = row.isTypeParameter() ? checker.getBaseConstraintOfType(row) : row;
  if (!type || checker.getIndexInfosOfType(type).length > 0) return [];
  const properties = checker.getPropertiesOfType(type);
  const names = properties.map(({ name }) => name);
  const returned = fields.map(({ name }) => name);
  const missing = names.filter((name) => !returned.includes(name)).map((name) => `${name} is not returned`);
  // A wrapper of several statements knows only what all of them return.
  const extra = row.isTypeParameter() ? [] : returned.filter((name) => !names.includes(name));
  const faults = fields.flatMap((field) => {
    const property = properties.find(({ name }) => name === field.name);
    const found = property && checker.getTypeOfSymbol(property);
    return found ? faultsOf(field, partsOf(found, checker), { text, catalog, checker }) : [];
  });
  return [...missing, ...extra.map((name) => `${name} is returned for nobody`), ...faults];
}

type Parts = readonly Type[];
type Context = { readonly text: string; readonly catalog: Catalog; readonly checker: Checker };

function partsOf(type: Type, checker: Checker): Parts {
  const known = type.isTypeParameter() ? (checker.getBaseConstraintOfType(type) ?? type) : type;
  return known.isUnionType() || known.isIntersectionType()
    ? known.getTypes().flatMap((part) => partsOf(part, checker))
    : [known];
}

function faultsOf(field: FieldDef, parts: Parts, { text, catalog, checker }: Context): readonly string[] {
  if (parts.some(({ flags }) => flags & TypeFlags.AnyOrUnknown)) return [];
  const expected = typeOf(catalog.typeName(field.dataTypeID));
  const column = catalog.columnOf(field.tableID, field.columnID);
  if (expected !== 'unknown' && !parts.some((part) => accepts(part, expected, checker))) {
    return [
      `${field.name} is ${expected}, not ${parts.map((part) => checker.typeToString(part)).join(' | ')}`,
    ];
  }
  if (!column) return [];
  const isNullable = parts.some(({ flags }) => flags & TypeFlags.Null);
  const faults = faultsOfValues(field.name, parts, column);
  if (column.isNullable && !isNullable && !isProvedNotNull(column.name, text)) {
    faults.push(`${field.name} may be null`);
  }
  return faults;
}

function accepts(part: Type, expected: string, checker: Checker): boolean {
  if (expected.endsWith('[]')) return checker.isArrayLikeType(part);
  if (expected === 'string') return (part.flags & TypeFlags.StringLike) !== 0;
  if (expected === 'number') return (part.flags & TypeFlags.NumberLike) !== 0;
  if (expected === 'boolean') return (part.flags & TypeFlags.BooleanLike) !== 0;
  return part.getSymbol()?.name === expected;
}

/** The values that the row type names and those that the check of the column allows. */
function faultsOfValues(name: string, parts: Parts, { values }: Column): string[] {
  const named = parts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
  if (!values || named.length === 0) return [];
  const more = values.filter((value) => !named.includes(value));
  return [
    ...named.filter((value) => !values.includes(value)).map((value) => `${name} is never '${value}'`),
    ...(more.length > 0 ? [`${name} may also be ${more.join(', ')}`] : []),
  ];
}

/** A comparison is never true of null. */
const isProvedNotNull = (name: string, text: string): boolean =>
  new RegExp(String.raw`\b${name} (is not null|[<>=])`).test(text);
