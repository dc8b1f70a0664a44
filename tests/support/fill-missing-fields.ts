import type { FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import type { Operation } from 'urql';

/** An answer with everything that its document asks for: what is not given is `null`. */
export function fillMissingFields({ definitions }: Operation['query'], answer: object): unknown {
  const parts = definitions as unknown as readonly FragmentDefinitionNode[];
  const fieldsOf = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((one) => {
      if (one.kind === 'Field') return [one];
      if (one.kind === 'InlineFragment') return fieldsOf(one.selectionSet);
      const fragment = parts.find(({ name }) => name?.value === one.name.value);
      return fragment ? fieldsOf(fragment.selectionSet) : [];
    });
  const complete = (value: unknown, asked: SelectionSetNode | undefined): unknown => {
    if (!asked || typeof value !== 'object' || value === null) return value ?? null;
    if (Array.isArray(value)) return value.map((row) => complete(row, asked));
    const row: Record<string, unknown> = { ...value };
    for (const { alias, name, selectionSet } of fieldsOf(asked)) {
      const key = alias?.value ?? name.value;
      row[key] = complete(row[key], selectionSet);
    }
    return row;
  };
  return complete(answer, parts[0]?.selectionSet);
}
