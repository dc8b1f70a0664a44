import {
  type FieldNode,
  isCompositeType,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { PreparedDocument } from './prepare-document.ts';

/** Tables with what is personal, and the column that says whose it is. */
const memberColumns: Readonly<Record<string, string>> = {
  user: 'id',
  inquiry: 'user_id',
  product_inquiry: 'user_id',
};

/** No alias of a client begins like this: GraphQL reserves such names. */
const mark = '__member';

type MarkedDocument = {
  readonly document: PreparedDocument;
  /** Whether numbers over several members are asked for. */
  readonly isAggregated: boolean;
};

/**
 * Selects the member's id in every row that holds personal data, also of the rows that a mutation changes; `takeMembers`
 * takes the ids out of the response.
 *
 * @returns null for an operation that asks for no such row
 */
export function markMembers(prepared: PreparedDocument): MarkedDocument | null {
  let isMarked = false;
  let isAggregated = false;
  const types = new TypeInfo(prepared.schema);
  const selectMembers = (node: SelectionSetNode, type: string): SelectionSetNode | undefined => {
    const column = memberColumns[type];
    const changed = memberColumns[type.replace(/_mutation_response$/, '')];
    isAggregated ||= memberColumns[type.replace(/_aggregate$/, '')] !== undefined && column === undefined;
    if (column) return withField(node, markField(column));
    if (changed) return withField(node, returning(markField(changed)));
    return undefined;
  };
  const document = visit(
    prepared.document,
    visitWithTypeInfo(types, {
      SelectionSet: {
        leave(node) {
          const type = types.getParentType();
          const marked = isCompositeType(type) ? selectMembers(node, type.name) : undefined;
          isMarked ||= marked !== undefined;
          return marked;
        },
      },
    }),
  );
  if (!isMarked && !isAggregated) return null;
  const operation = document.definitions.find(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.name?.value === prepared.operation.name?.value,
  );
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The operation is gone.');
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return { document: { ...prepared, document, operation, fragments }, isAggregated };
}

const withField = (node: SelectionSetNode, field: FieldNode): SelectionSetNode => ({
  ...node,
  selections: [...node.selections, field],
});

const named = (value: string) => ({ kind: Kind.NAME, value }) as const;

const markField = (column: string): FieldNode => ({
  kind: Kind.FIELD,
  alias: named(mark),
  name: named(column),
});

const returning = (field: FieldNode): FieldNode => ({
  kind: Kind.FIELD,
  alias: named(`${mark}s`),
  name: named('returning'),
  selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
});

// A quotation mark inside of a text is escaped, so that none of these begins there.
const markedList = /(,\s*)?"__members"\s*:\s*\[[^\]]*\](\s*,)?/g;
const markedRow = /(,\s*)?"__member"\s*:\s*(?:"[^"]*"|null)(\s*,)?/g;

/** The response as it was asked for, and whose data was in it. */
export function takeMembers(data: string): { readonly data: string; readonly members: readonly string[] } {
  const members = new Set(Array.from(data.matchAll(/"__member"\s*:\s*"([^"]*)"/g), ([, id]) => id ?? ''));
  const comma = (_: string, before?: string, after?: string) => (before && after ? ',' : '');
  return { data: data.replace(markedList, comma).replace(markedRow, comma), members: [...members] };
}
