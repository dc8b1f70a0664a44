import { type GraphQLInputType, isNonNullType, Kind } from 'graphql';
import type { Limits } from '../limits.ts';
import { RequestError, validationError } from '../request-error.ts';
import { coerceLiteral } from './coerce-literal.ts';
import { type CoercionState, coerceVariableValue } from './coerce-variable-value.ts';
import type { Input, Variable, Variables } from './input.ts';
import type { PreparedDocument } from './prepare-document.ts';

export type CoercedVariables = {
  readonly inputs: Variables;
  /** The values, which a plan refers to by index. */
  readonly slots: readonly unknown[];
  /** Requests with the same document and shape have the same plan. */
  readonly shape: string;
};

/** Coerces the variables of a request to the types that its operation declares. */
export function coerceVariables(
  { variables: declared, used }: Pick<PreparedDocument, 'variables' | 'used'>,
  variableValues: Readonly<Record<string, unknown>>,
  limits: Limits,
): CoercedVariables {
  const unexpected = Object.keys(variableValues).filter((name) => !used.has(name));
  if (unexpected.length > 0) {
    throw validationError(`unexpected variables in variableValues: ${unexpected.join(', ')}`);
  }
  const inputs = new Map<string, Variable>();
  const state: CoercionState = { slots: [], shape: '', values: 0, limits };
  for (const { name, type, defaultValue } of declared) {
    const path = `$.variables.${name}`;
    const content = Object.hasOwn(variableValues, name) ? variableValues[name] : undefined;
    const variable = { type, hasDefault: defaultValue !== undefined && defaultValue.kind !== Kind.NULL };
    if (content !== undefined) {
      state.shape += `${name}=`;
      inputs.set(name, { ...variable, input: coerceOrDefer(type, content, path, state) });
      state.shape += ';';
      continue;
    }
    const input = defaultValue && coerceLiteral(type, defaultValue, { path, variables: new Map() });
    if (!input && isNonNullType(type)) {
      throw validationError(`expecting a value for non-nullable variable: "${name}"`);
    }
    inputs.set(name, { ...variable, input });
  }
  return { inputs, slots: state.slots, shape: state.shape };
}

/** Hasura coerces a variable where it is used and reports the path there, so an error is kept until then. */
function coerceOrDefer(type: GraphQLInputType, content: unknown, path: string, state: CoercionState): Input {
  const { shape } = state;
  try {
    return coerceVariableValue(type, content, { path, depth: 0 }, state);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { code, message } = error;
    state.shape = `${shape}refused ${JSON.stringify([error.path, message])}`;
    return { kind: 'refused', code, message, below: error.path.slice(path.length) };
  }
}
