import { type GraphQLInputObjectType, isRequiredInputField } from 'graphql';
import { invalid } from '../request-error.ts';
import type { InputEntry } from './input.ts';

/** Refuses an object that lacks a field it must have. */
export function assertComplete(
  type: GraphQLInputObjectType,
  entries: readonly InputEntry[],
  path: string,
): void {
  const missing = Object.values(type.getFields()).find(
    (field) => isRequiredInputField(field) && !entries.some((entry) => entry.field === field),
  );
  if (missing) throw invalid(`missing required field '${missing.name}'`, `${path}.${missing.name}`);
}
