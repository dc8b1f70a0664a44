import { type GraphQLInputType, isListType, isNonNullType } from 'graphql';
import { validationError } from '../request-error.ts';
import { isArrayType } from '../schema/column-type.ts';
import type { Variable } from './input.ts';

/** Refuses a variable that is declared as something else than what its place expects (GraphQL, 5.8.5). */
export function assertVariableUsage(
  location: GraphQLInputType,
  name: string,
  variable: Variable,
  path: string,
): void {
  const { type, hasDefault } = variable;
  const wanted = hasDefault && isNonNullType(location) ? location.ofType : location;
  if (fits(wanted, type)) return;
  throw validationError(
    `variable "${name}" is declared as "${type}", but used where "${location}" is expected`,
    path,
  );
}

function fits(wanted: GraphQLInputType, declared: GraphQLInputType): boolean {
  if (isNonNullType(wanted)) return isNonNullType(declared) && fits(wanted.ofType, declared.ofType);
  if (isNonNullType(declared)) return fits(wanted, declared.ofType);
  if (!isListType(wanted)) return String(wanted) === String(declared);
  if (!isListType(declared)) return false;
  // An array of PostgreSQL may hold nulls, whatever its GraphQL type says.
  const item = isArrayType(wanted) && isNonNullType(wanted.ofType) ? wanted.ofType.ofType : wanted.ofType;
  return fits(item, declared.ofType);
}
