import {
  type DocumentNode,
  ExecutableDefinitionsRule,
  FragmentsOnCompositeTypesRule,
  type GraphQLSchema,
  KnownDirectivesRule,
  KnownTypeNamesRule,
  LoneAnonymousOperationRule,
  NoUndefinedVariablesRule,
  PossibleFragmentSpreadsRule,
  UniqueArgumentNamesRule,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  VariablesAreInputTypesRule,
  validate,
} from 'graphql';
import { validationError } from '../request-error.ts';

/** The validation rules of GraphQL that the compiler does not implement itself with Hasura's messages and paths. */
const rules = [
  ExecutableDefinitionsRule,
  UniqueOperationNamesRule,
  LoneAnonymousOperationRule,
  UniqueFragmentNamesRule,
  KnownTypeNamesRule,
  FragmentsOnCompositeTypesRule,
  PossibleFragmentSpreadsRule,
  UniqueVariableNamesRule,
  VariablesAreInputTypesRule,
  NoUndefinedVariablesRule,
  KnownDirectivesRule,
  UniqueDirectivesPerLocationRule,
  UniqueArgumentNamesRule,
  UniqueInputFieldNamesRule,
];

export function validateDocument(schema: GraphQLSchema, document: DocumentNode): void {
  const [error] = validate(schema, document, rules, { maxErrors: 1, hideSuggestions: true });
  if (error) throw validationError(error.message);
}
