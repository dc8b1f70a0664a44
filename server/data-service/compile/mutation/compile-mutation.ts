import type { Variables } from '../../document/input.ts';
import type { PreparedDocument } from '../../document/prepare-document.ts';
import { constantField, type PlannedField } from '../planned-field.ts';
import { readArguments } from '../read-arguments.ts';
import { type ResolvedField, resolveFields } from '../resolve-fields.ts';
import { type Source, startCompilation } from '../start-compilation.ts';
import type { Answer } from './answer-json.ts';
import { deleteField } from './delete-field.ts';
import { insertField } from './insert-field.ts';
import { type MutationCompilation, startMutation } from './mutation-compilation.ts';
import type { MutationPlan, Step } from './mutation-plan.ts';
import { updateField, updateManyField } from './update-field.ts';

export function compileMutation(
  { schema, operation, fragments }: PreparedDocument,
  variables: Variables,
  source: Source,
): MutationPlan {
  const type = schema.getMutationType();
  if (!type) throw new Error('the schema has no mutations');
  const { compilation, checks } = startCompilation({ variables, fragments, ...source });
  const steps: Step[] = [];
  const mutation = startMutation(compilation, source.role, steps);
  const root = { type, sets: [operation.selectionSet], path: '$' };
  const fields = resolveFields(compilation, root).map(
    (field): PlannedField =>
      'typename' in field ? constantField(field.key, field.typename) : plannedField(mutation, field),
  );
  return { steps, checks, fields };
}

function plannedField(mutation: MutationCompilation, field: ResolvedField): PlannedField {
  const { key, binding, definition, node, path, type } = field;
  const given = readArguments(mutation.reading, definition, node, path);
  if (!type) throw new Error(`${path} is no mutation`);
  const selection = { type, sets: field.selections, path };
  switch (binding.kind) {
    case 'update-many': {
      const { table } = binding;
      const answer: Answer = { table, writes: 'rows', selection };
      return { key, from: 'results', indexes: updateManyField(mutation, { table, given, answer }) };
    }
    case 'insert':
    case 'update':
    case 'delete': {
      const { table, writes } = binding;
      const answer: Answer = { table, writes, selection };
      const index = writeBy[binding.kind](mutation, { table, given, answer });
      return { key, from: 'result', index };
    }
    default:
      throw new Error(`${path} is no mutation`);
  }
}

const writeBy = { insert: insertField, update: updateField, delete: deleteField };
