import { type GraphQLInputType, isNonNullType, Kind } from 'graphql';
import type { Limits } from '../limits.ts';
import { RequestError, validationError } from '../request-error.ts';
import { coerceLiteral } from './coerce-literal.ts';
import { coerceVariableValue, type Reader } from './coerce-variable-value.ts';
import type { Input, Variable, Variables } from './input.ts';
import type { PreparedDocument } from './prepare-document.ts';

export type CoercedVariables = {
  readonly inputs: Variables;
  /** The contents, which a plan reads by number. */
  readonly slots: readonly unknown[];
  /** Two requests with the same document and shape have the same plan. */
  readonly shape: string;
};

/** Checks the variables of a request against what its operation declares. */
export function coerceVariables(
  { variables: declared, used }: Pick<PreparedDocument, 'variables' | 'used'>,
  given: Readonly<Record<string, unknown>>,
  limits: Limits,
): CoercedVariables {
  const unexpected = Object.keys(given).filter((name) => !used.has(name));
  if (unexpected.length > 0) {
    throw validationError(`unexpected variables in variableValues: ${unexpected.join(', ')}`);
  }
  const inputs = new Map<string, Variable>();
  const reader: Reader = { slots: [], shape: '', values: 0, limits };
  for (const { name, type, fallback } of declared) {
    const path = `$.variables.${name}`;
    const content = Object.hasOwn(given, name) ? given[name] : undefined;
    const variable = { type, hasDefault: fallback !== undefined && fallback.kind !== Kind.NULL };
    if (content !== undefined) {
      reader.shape += `${name}=`;
      inputs.set(name, { ...variable, input: readOrRefuse(type, content, path, reader) });
      reader.shape += ';';
      continue;
    }
    const input = fallback && coerceLiteral(type, fallback, { path, variables: new Map() });
    if (!input && isNonNullType(type)) {
      throw validationError(`expecting a value for non-nullable variable: "${name}"`);
    }
    inputs.set(name, { ...variable, input });
  }
  return { inputs, slots: reader.slots, shape: reader.shape };
}

/** Hasura reads a variable where it is used, and names that location. */
function readOrRefuse(type: GraphQLInputType, content: unknown, path: string, reader: Reader): Input {
  const { shape } = reader;
  try {
    return coerceVariableValue(type, content, { path, depth: 0 }, reader);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { code, message } = error;
    reader.shape = `${shape}refused ${JSON.stringify([error.path, message])}`;
    return { kind: 'refused', code, message, below: error.path.slice(path.length) };
  }
}
