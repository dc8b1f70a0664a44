import { executeSync } from 'graphql';
import type { PreparedDocument } from '../document/prepare-document.ts';
import { invalid } from '../request-error.ts';

export function introspect(
  { schema, document, operation }: PreparedDocument,
  variables: Readonly<Record<string, unknown>>,
): string {
  const { data, errors } = executeSync({
    schema,
    document,
    variableValues: variables,
    ...(operation.name && { operationName: operation.name.value }),
  });
  const [error] = errors ?? [];
  if (error) throw invalid(error.message);
  return JSON.stringify(data);
}
