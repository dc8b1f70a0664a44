import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  type ValueNode,
  visit,
} from 'graphql';
import type { AllowList } from '../allow-list.ts';
import type { Limits } from '../limits.ts';
import { RequestError, validationError } from '../request-error.ts';
import { assertDocumentSize } from './assert-document-size.ts';
import { validateDocument } from './validate-document.ts';
import { validateFragments } from './validate-fragments.ts';

/** An operation of a document, validated against a role's schema as far as possible without variables. */
export type PreparedDocument = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: readonly DeclaredVariable[];
  /** A request with a variable that is not used is refused. */
  readonly used: ReadonlySet<string>;
};

type DeclaredVariable = {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly defaultValue: ValueNode | undefined;
};

type Options = {
  readonly limits: Limits;
  readonly introspection: boolean;
  readonly allowList?: AllowList | undefined;
};
type Request = { readonly text: string; readonly operationName: string | undefined };

export function prepareDocument(
  schema: GraphQLSchema,
  request: Request,
  { limits, introspection, allowList }: Options,
): PreparedDocument {
  const document = parseDocument(request.text, limits);
  const operation = getOperation(document, request.operationName, limits);
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  validateFragments(operation.selectionSet, fragments);
  // The introspection query of tools exceeds the depth limit, and is harmless.
  if (!(introspection && isIntrospection(operation)))
    assertDocumentSize(operation.selectionSet, fragments, limits);
  allowList?.(operation, fragments);
  if (!schema.getRootType(operation.operation)) throw validationError(`no ${operation.operation}s exist`);
  validateDocument(schema, document);
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => ({
    name: variable.name.value,
    type: inputType(typeFromAST(schema, type), variable.name.value),
    defaultValue: defaultValue,
  }));
  const used = usedVariables(operation, fragments);
  return { schema, document, operation, fragments, variables, used };
}

function parseDocument(text: string, { tokens }: Limits): DocumentNode {
  try {
    return parse(text, { maxTokens: tokens, noLocation: true });
  } catch (error) {
    // A RangeError is a stack overflow of the parser, caused by deeply nested brackets.
    if (error instanceof GraphQLError || error instanceof RangeError) {
      throw validationError('not a valid graphql query', '$.query');
    }
    throw error;
  }
}

function getOperation(
  document: DocumentNode,
  name: string | undefined,
  { batch }: Limits,
): OperationDefinitionNode {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operations.length > batch) {
    throw new RequestError('batch-limit-exceeded', `a document holds at most ${batch} operations`);
  }
  if (name !== undefined) {
    const named = operations.find((operation) => operation.name?.value === name);
    if (named) return named;
    throw validationError(`no such operation found in the document: "${name}"`);
  }
  const [only, another] = operations;
  if (only && !another) return only;
  throw validationError(
    'exactly one operation has to be present in the document when operationName is not specified',
  );
}

/** Whether an operation selects nothing but introspection fields (`__schema`, `__type`, `__typename`). */
export function isIntrospection({ selectionSet }: OperationDefinitionNode): boolean {
  return selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
  );
}

/** Names of the variables used by an operation or by any fragment of its document. */
function usedVariables(
  { selectionSet }: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): ReadonlySet<string> {
  const used = new Set<string>();
  for (const node of [selectionSet, ...fragments.values()]) {
    visit(node, { [Kind.VARIABLE]: ({ name }) => void used.add(name.value) });
  }
  return used;
}

function inputType(type: unknown, name: string): GraphQLInputType {
  if (isInputType(type)) return type;
  throw validationError(`the variable "${name}" has no input type`);
}
