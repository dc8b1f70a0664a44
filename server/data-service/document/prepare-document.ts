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

/** One operation of a document, checked against a role's schema as far as that is possible without variables. */
export type PreparedDocument = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: readonly DeclaredVariable[];
  /** A variable that is sent and not used is refused. */
  readonly used: ReadonlySet<string>;
};

type DeclaredVariable = {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly fallback: ValueNode | undefined;
};

type Options = {
  readonly limits: Limits;
  readonly introspection: boolean;
  readonly allow?: AllowList | undefined;
};
type Request = { readonly text: string; readonly operationName: string | undefined };

export function prepareDocument(
  schema: GraphQLSchema,
  request: Request,
  { limits, introspection, allow }: Options,
): PreparedDocument {
  const document = parseText(request.text, limits);
  const operation = chooseOperation(document, request.operationName, limits);
  const fragments = new Map(
    document.definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  validateFragments(operation.selectionSet, fragments);
  // The question tools ask about a schema is deeper than any screen's, and harmless.
  if (!(introspection && isIntrospection(operation)))
    assertDocumentSize(operation.selectionSet, fragments, limits);
  allow?.(operation, fragments);
  if (!schema.getRootType(operation.operation)) throw validationError(`no ${operation.operation}s exist`);
  validateDocument(schema, document);
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => ({
    name: variable.name.value,
    type: inputType(typeFromAST(schema, type), variable.name.value),
    fallback: defaultValue,
  }));
  const used = usedVariables(operation, fragments);
  return { schema, document, operation, fragments, variables, used };
}

function parseText(text: string, { tokens }: Limits): DocumentNode {
  try {
    return parse(text, { maxTokens: tokens, noLocation: true });
  } catch (error) {
    // A RangeError is the parser's own stack: brackets inside brackets without end.
    if (error instanceof GraphQLError || error instanceof RangeError) {
      throw validationError('not a valid graphql query', '$.query');
    }
    throw error;
  }
}

function chooseOperation(
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
