import { type GraphQLInputType, isListType, isNonNullType } from 'graphql';
import { validationError } from '../request-error.ts';
import { isArrayType } from '../schema/column-type.ts';
import type { Variable } from './input.ts';

/** Refuses a variable whose declared type is not allowed where it is used (GraphQL, 5.8.5). */
export function assertVariableUsage(
  location: GraphQLInputType,
  name: string,
  variable: Variable,
  path: string,
): void {
  const { type, hasDefault } = variable;
  const wanted = hasDefault && isNonNullType(location) ? location.ofType : location;
  if (areTypesCompatible(wanted, type)) return;
  throw validationError(
    `variable "${name}" is declared as "${type}", but used where "${location}" is expected`,
    path,
  );
}

function areTypesCompatible(wanted: GraphQLInputType, declared: GraphQLInputType): boolean {
  if (isNonNullType(wanted))
    return isNonNullType(declared) && areTypesCompatible(wanted.ofType, declared.ofType);
  if (isNonNullType(declared)) return areTypesCompatible(wanted, declared.ofType);
  if (!isListType(wanted)) return String(wanted) === String(declared);
  if (!isListType(declared)) return false;
  // A PostgreSQL array may contain nulls, although its GraphQL item type is non-null.
  const item = isArrayType(wanted) && isNonNullType(wanted.ofType) ? wanted.ofType.ofType : wanted.ofType;
  return areTypesCompatible(item, declared.ofType);
}
