import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
} from 'graphql';
import { exampleOf, hostileValues, jsonOf, literalOf } from './hostile-graphql-values.ts';

/** A request of which one value is hostile; `name` says which. */
export type HostileRequest = {
  readonly name: string;
  readonly query: string;
  /** JSON text, because a number of 400 digits is no value of JavaScript. */
  readonly variables: string;
};

type Row = Readonly<Record<string, unknown>>;

/** A row of a table as a client would insert it. */
export type ExampleRow = (table: string) => Row;

/** Where an input type can be reached: an argument, and how a value of the type becomes one of the argument. */
type Place = {
  readonly root: 'query' | 'mutation';
  readonly path: string;
  readonly argument: GraphQLArgument;
  readonly others: readonly GraphQLArgument[];
  /** The document around `field(arguments)`. */
  readonly around: (call: string) => string;
  readonly wrap: (value: unknown) => unknown;
};

type Seen = Set<string>;

/** Kinds of places that the role has seen; places and kinds that some role has seen. */
type Progress = { readonly kinds: Seen; readonly places: Seen };

/**
 * Every argument of every field of a role's schema, and every field of every input type where it is met first, with one hostile
 * value at a time: in variables, and as a literal of the document. In each kind of place all values are tried for the first role
 * that has it, what is written for each role; in each other place one of them for the first role that has it.
 */
export function* hostileRequests(
  schema: GraphQLSchema,
  rowOf: ExampleRow,
  places: Seen,
): Generator<HostileRequest> {
  const seen: Progress = { kinds: new Set(), places };
  const queue: { readonly type: GraphQLNamedInputType; readonly place: Place }[] = [];
  const met = new Set<string>();
  const meet = (type: GraphQLInputType, place: Place) => {
    const named = getNamedType(type);
    if (!isInputObjectType(named) || met.has(named.name)) return;
    met.add(named.name);
    queue.push({ type: named, place });
  };
  for (const place of argumentPlaces(schema)) {
    yield* valuesAt(place, place.argument.type, seen);
    const items = wrapItems(place.argument.type);
    meet(place.argument.type, { ...place, wrap: (value) => place.wrap(items(value)) });
  }
  for (const { type, place } of queue) {
    if (!isInputObjectType(type)) continue;
    const example = withExampleRow(type.name, exampleOf(type) as Row, rowOf);
    for (const field of Object.values(type.getFields())) {
      const wrap = (value: unknown) => place.wrap({ ...example, [field.name]: value });
      const below = { ...place, path: `${place.path} ${type.name}.${field.name}`, wrap };
      yield* valuesAt(below, field.type, seen);
      const items = wrapItems(field.type);
      meet(field.type, { ...below, wrap: (value) => wrap(items(value)) });
    }
  }
}

const wrapItems = (type: GraphQLInputType): ((value: unknown) => unknown) => {
  const inner = isNonNullType(type) ? type.ofType : type;
  return isListType(inner) ? (value) => [value] : (value) => value;
};

/** Only a whole row reaches the checks of its table. */
function withExampleRow(name: string, example: Row, rowOf: ExampleRow): Row {
  const [, table] = /^(\w+)_insert_input$/.exec(name) ?? [];
  return table && !/_(obj|arr)_rel$/.test(table) ? { ...rowOf(table), ...example } : example;
}

function* argumentPlaces(schema: GraphQLSchema): Generator<Place> {
  const met: Seen = new Set();
  for (const root of ['query', 'mutation'] as const) {
    const type = root === 'query' ? schema.getQueryType() : schema.getMutationType();
    for (const field of Object.values(type?.getFields() ?? {})) {
      const rows = selectionOf(field);
      yield* placesOf(field, { root, around: (call) => `${call} ${rows}` });
      if (root === 'query') yield* placesBelow(field, met);
    }
  }
}

/** Arguments below a field that needs none itself, each kind of them once. */
function* placesBelow(field: GraphQLField<unknown, unknown>, met: Seen): Generator<Place> {
  const type = getNamedType(field.type);
  if (!isObjectType(type) || field.args.some(isRequiredArgument)) return;
  for (const inner of Object.values(type.getFields())) {
    const around = (call: string) => `${field.name} { ${call} ${selectionOf(inner)} }`;
    for (const place of placesOf(inner, { root: 'query', around })) {
      const kind = `${place.argument.name} ${kindOf(String(place.argument.type))}`;
      if (!met.has(kind)) yield place;
      met.add(kind);
    }
  }
}

function selectionOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = named.getFields();
  if (fields.affected_rows) return '{ affected_rows }';
  return fields.aggregate ? '{ aggregate { count } }' : '{ __typename }';
}

function* placesOf(
  field: GraphQLField<unknown, unknown>,
  { root, around }: Pick<Place, 'root' | 'around'>,
): Generator<Place> {
  for (const argument of field.args) {
    const others = field.args.filter(
      (other) => other !== argument && (isRequiredArgument(other) || other.name === '_set'),
    );
    const call = (inside: string) => around(`${field.name}(${inside})`);
    yield {
      root,
      path: `${field.name}(${argument.name})`,
      argument,
      others,
      around: call,
      wrap: (value) => value,
    };
  }
}

function* valuesAt(
  place: Place,
  type: GraphQLInputType,
  { kinds, places }: Progress,
): Generator<HostileRequest> {
  const [, owner = place.argument.name] = / (\S+)\.\S+$/.exec(place.path) ?? [];
  const kind = [place.root, kindOf(owner), kindOf(String(type))].join(' ');
  const isKnown = places.has(place.path);
  const isKnownKind = places.has(kind);
  const isNew = !kinds.has(kind) && (!isKnownKind || place.root === 'mutation');
  kinds.add(kind);
  places.add(place.path).add(kind);
  if (!isNew && (isKnown || !isScalarType(getNamedType(type)))) return;
  const values = [...hostileValues(type)];
  for (const value of isNew ? values : [values[places.size % values.length]]) {
    const name = `${place.path} = ${jsonOf(value).slice(0, 60)}`;
    yield inVariables(place, name, value);
    if (!isKnownKind) yield asLiteral(place, name, value);
  }
}

/** The end of a type's name that tells its kind, without the name of the table. */
const tableType =
  /_(?:aggregate_)?(?:bool_exp|order_by|insert_input|[a-z]+_input|updates|on_conflict|constraint|(?:select|update)_column)\b.*$/;
const kindOf = (name: string): string => tableType.exec(name)?.[0] ?? name;

function inVariables(
  { root, argument, others, around, wrap }: Place,
  name: string,
  value: unknown,
): HostileRequest {
  const call = around([`${argument.name}: $v`, ...others.map(exampleArgument)].join(', '));
  return {
    name: `$ ${name}`,
    query: `${root} ($v: ${argument.type}) { ${call} }`,
    variables: `{"v":${jsonOf(wrap(value))}}`,
  };
}

function asLiteral(
  { root, argument, others, around, wrap }: Place,
  name: string,
  value: unknown,
): HostileRequest {
  const literal = literalOf(argument.type, wrap(value));
  const call = around([`${argument.name}: ${literal}`, ...others.map(exampleArgument)].join(', '));
  return { name: `literal ${name}`, query: `${root} { ${call} }`, variables: '{}' };
}

const exampleArgument = ({ name, type }: GraphQLArgument) => `${name}: ${literalOf(type, exampleOf(type))}`;
