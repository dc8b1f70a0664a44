import {
  type ASTVisitor,
  type DocumentNode,
  ExecutableDefinitionsRule,
  FragmentsOnCompositeTypesRule,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isScalarType,
  isSpecifiedScalarType,
  KnownDirectivesRule,
  KnownTypeNamesRule,
  LoneAnonymousOperationRule,
  NoUndefinedVariablesRule,
  type OperationDefinitionNode,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  UniqueArgumentNamesRule,
  UniqueDirectivesPerLocationRule,
  UniqueFragmentNamesRule,
  UniqueInputFieldNamesRule,
  UniqueOperationNamesRule,
  UniqueVariableNamesRule,
  type ValidationContext,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  validate,
} from 'graphql';
import { invalid } from '../request-error.ts';

/** The rules of GraphQL that the compiler does not check itself, with Hasura's wording and path, while it walks the document. */
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
  variablesInAllowedPosition,
  OverlappingFieldsCanBeMergedRule,
];

/** What PostgreSQL reads itself may be declared as anything: `$tags: [String]` where a `_text` is expected. */
function variablesInAllowedPosition(context: ValidationContext): ASTVisitor {
  const checked: ValidationContext = Object.create(context, {
    getRecursiveVariableUsages: {
      value: (operation: OperationDefinitionNode) =>
        context.getRecursiveVariableUsages(operation).filter(({ type }) => !isCustomScalar(type)),
    },
  });
  return VariablesInAllowedPositionRule(checked);
}

function isCustomScalar(type: GraphQLInputType | null | undefined): boolean {
  const named = getNamedType(type);
  return isScalarType(named) && !isSpecifiedScalarType(named);
}

export function assertWellFormed(schema: GraphQLSchema, document: DocumentNode): void {
  const [error] = validate(schema, document, rules, { maxErrors: 1, hideSuggestions: true });
  if (error) throw invalid(error.message);
}
