import { parseJsonPath } from '../compile/json-path.ts';
import type { Value } from '../model/table.ts';
import { RequestError } from '../request-error.ts';
import type { Session } from '../session.ts';

/** The rows that a step of a mutation stored, as the text of a JSON array. */
export type StoredRows = { readonly count: number; readonly rows: string };

export type RequestValues = {
  readonly slots: readonly unknown[];
  readonly session: Session;
  /** By step. */
  readonly stored: readonly StoredRows[];
};

/** The value of a `Value` in this request. */
export function resolveValue(value: Value, requestValues: RequestValues): unknown {
  switch (value.from) {
    case 'document':
    case 'metadata':
      return value.value;
    case 'variable':
      return requestValues.slots[value.slot];
    case 'list':
    case 'json-list':
      return value.items.map((item) => resolveValue(item, requestValues));
    case 'json-object':
      return Object.fromEntries(
        value.entries.map(([name, item]) => [name, resolveValue(item, requestValues)]),
      );
    case 'json-path':
      return parseJsonPath(String(resolveValue(value.of, requestValues)), value.requestPath);
    case 'stored': {
      const stored = value.steps.flatMap((step) => requestValues.stored[step] ?? []);
      return value.what === 'rows' ? joinLists(stored) : stored.reduce((sum, { count }) => sum + count, 0);
    }
    case 'session': {
      const { role, variables } = requestValues.session;
      const content = value.name === 'x-hasura-role' ? role : variables.get(value.name);
      if (content !== undefined) return content;
      if (value.optional) return null;
      throw new RequestError('not-found', `missing session variables: "${value.name}"`);
    }
  }
}

/** The rows are not parsed: large numbers would lose digits as JavaScript numbers. */
function joinLists(stored: readonly StoredRows[]): string {
  const inner = stored.map(({ rows }) => rows.slice(1, -1)).filter((rows) => rows !== '');
  return `[${inner.join(',')}]`;
}
