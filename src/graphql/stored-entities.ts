import type { UseStore } from 'idb-keyval';
import type { Operation } from 'urql';
import { type Fields, fieldsOf } from '#src/shared/parse.ts';
import { readAllResults } from '#src/storage/persisted-results.ts';

/** Reads what all stored results together contain of some entities, by their ids. Never rejects. */
export async function findStoredEntities(
  store: UseStore,
  typename: string,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Fields>> {
  const found = new Map<string, Fields>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const fields = fieldsOf(value) ?? {};
    const { id } = fields;
    if (fields.__typename === typename && typeof id === 'string' && ids.has(id)) {
      found.set(id, mergeFields(found.get(id), fields));
    }
    for (const child of Object.values(value)) visit(child);
  };
  if (ids.size > 0) for (const { data } of await readAllResults(store)) visit(data);
  return found;
}

/** Fields of the newer data take precedence. */
function mergeFields(older: Fields | undefined, newer: Fields): Fields {
  const merged: Record<string, unknown> = { ...older };
  for (const [name, value] of Object.entries(newer)) {
    const [known, fields] = [fieldsOf(merged[name]), fieldsOf(value)];
    merged[name] = known && fields && known.id === fields.id ? mergeFields(known, fields) : value;
  }
  return merged;
}

type Definition = Operation['query']['definitions'][number];
type SelectionSet = Extract<Definition, { kind: 'FragmentDefinition' }>['selectionSet'];

/** Whether data has every field that a document selects below its root field `field`. */
export function hasSelectedFields(
  { definitions }: Pick<Operation['query'], 'definitions'>,
  field: string,
  data: unknown,
): boolean {
  const operation = definitions.find(({ kind }) => kind === 'OperationDefinition');
  const roots = operation && 'selectionSet' in operation ? operation.selectionSet.selections : [];
  const root = roots.find((selection) => selection.kind === 'Field' && selection.name.value === field);
  return root?.kind === 'Field' && (!root.selectionSet || matches(root.selectionSet, data));

  function matches({ selections }: SelectionSet, value: unknown): boolean {
    if (value === null) return true;
    if (Array.isArray(value)) return value.every((item) => matches({ selections } as SelectionSet, item));
    const fields = fieldsOf(value);
    return fields !== null && selections.every((selection) => hasSelection(selection, fields));
  }

  function hasSelection(selection: SelectionSet['selections'][number], fields: Fields): boolean {
    if (selection.kind === 'InlineFragment') return matches(selection.selectionSet, fields);
    if (selection.kind === 'FragmentSpread') {
      const fragment = definitions.find(
        (definition) =>
          definition.kind === 'FragmentDefinition' && definition.name.value === selection.name.value,
      );
      return fragment?.kind === 'FragmentDefinition' && matches(fragment.selectionSet, fields);
    }
    const value = fields[(selection.alias ?? selection.name).value];
    return value !== undefined && (!selection.selectionSet || matches(selection.selectionSet, value));
  }
}
