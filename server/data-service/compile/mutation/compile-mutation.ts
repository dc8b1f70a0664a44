import type { Variables } from '../../document/input.ts';
import type { PreparedDocument } from '../../document/prepare-document.ts';
import { coerceArguments } from '../coerce-arguments.ts';
import { type CompileOptions, createCompilation } from '../compilation.ts';
import { type ResolvedField, resolveFields } from '../resolve-fields.ts';
import { constantField, type ResponseField } from '../response-fields.ts';
import { compileDelete } from './compile-delete.ts';
import { compileInsert } from './compile-insert.ts';
import { compileUpdate, compileUpdateMany } from './compile-update.ts';
import { createMutationCompilation, type MutationCompilation } from './mutation-compilation.ts';
import type { MutationPlan, Step } from './mutation-plan.ts';
import type { MutationResponse } from './mutation-response.ts';

export function compileMutation(
  { schema, operation, fragments }: PreparedDocument,
  variables: Variables,
  options: CompileOptions,
): MutationPlan {
  const type = schema.getMutationType();
  if (!type) throw new Error('the schema has no mutations');
  const { compilation, limitChecks } = createCompilation({ variables, fragments, ...options });
  const steps: Step[] = [];
  const mutation = createMutationCompilation(compilation, options.role, steps);
  const root = { type, sets: [operation.selectionSet], path: '$' };
  const fields = resolveFields(compilation, root).map(
    (field): ResponseField =>
      'typename' in field ? constantField(field.key, field.typename) : planField(mutation, field),
  );
  return { steps, limitChecks, fields };
}

function planField(mutation: MutationCompilation, field: ResolvedField): ResponseField {
  const { key, binding, definition, node, path, type } = field;
  const args = coerceArguments(mutation.compilation, definition, node, path);
  if (!type) throw new Error(`${path} is no mutation`);
  const selection = { type, sets: field.selections, path };
  switch (binding.kind) {
    case 'update-many': {
      const { table } = binding;
      const response: MutationResponse = { table, writes: 'rows', selection };
      return { key, from: 'results', indexes: compileUpdateMany(mutation, { table, args, response }) };
    }
    case 'insert':
    case 'update':
    case 'delete': {
      const { table, writes } = binding;
      const response: MutationResponse = { table, writes, selection };
      const index = compileWrite[binding.kind](mutation, { table, args, response });
      return { key, from: 'result', index };
    }
    default:
      throw new Error(`${path} is no mutation`);
  }
}

const compileWrite = { insert: compileInsert, update: compileUpdate, delete: compileDelete };
