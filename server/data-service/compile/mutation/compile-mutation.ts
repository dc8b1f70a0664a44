import type { PreparedDocument } from '../../document/prepare-document.ts';
import type { Variables } from '../../document/read-literal.ts';
import type { Limits } from '../../limits.ts';
import { constantField, type PlannedField } from '../planned-field.ts';
import { readArguments } from '../read-arguments.ts';
import { type ResolvedField, resolveFields } from '../resolve-fields.ts';
import { startCompilation } from '../start-compilation.ts';
import { insertField } from './insert-field.ts';
import { type MutationCompilation, startMutation } from './mutation-compilation.ts';
import type { MutationPlan, Step } from './mutation-plan.ts';
import { updateField } from './update-field.ts';

type Source = { readonly role: string; readonly limits: Limits };

export function compileMutation(
  { schema, operation, fragments }: PreparedDocument,
  variables: Variables,
  { role, limits }: Source,
): MutationPlan {
  const type = schema.getMutationType();
  if (!type) throw new Error('the schema has no mutations');
  const { compilation, checks } = startCompilation({ variables, fragments, role, limits });
  const steps: Step[] = [];
  const mutation = startMutation(compilation, role, steps);
  const root = { type, sets: [operation.selectionSet], path: '$' };
  const fields = resolveFields(compilation, root).map(
    (field): PlannedField =>
      'typename' in field
        ? constantField(field.key, field.typename)
        : { key: field.key, from: 'result', index: answeringStep(mutation, field) },
  );
  return { steps, checks, fields };
}

function answeringStep(mutation: MutationCompilation, field: ResolvedField): number {
  const { binding, definition, node, path, type } = field;
  if (!type || (binding.kind !== 'insert' && binding.kind !== 'update')) {
    throw new Error(`${path} is no mutation`);
  }
  const { table, writes } = binding;
  const given = readArguments(mutation.reading, definition, node, path);
  const answer = { table, writes, selection: { type, sets: field.selections, path } };
  const write = binding.kind === 'insert' ? insertField : updateField;
  return write(mutation, { table, given, answer });
}
