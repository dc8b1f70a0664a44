import type { Column, Table } from '../../model/table.ts';
import { validationError } from '../../request-error.ts';
import type { Cell } from './cell.ts';
import { insertSql } from './insert-sql.ts';
import type { MutationCompilation } from './mutation-compilation.ts';
import type { Precondition } from './mutation-plan.ts';
import { type OnConflict, readOnConflict } from './on-conflict.ts';
import { type NewRow, needsNoOther, type RelatedRows } from './read-new-rows.ts';
import { writeSql } from './write-steps.ts';

type InsertContext = {
  readonly table: Table;
  readonly conflict: OnConflict | undefined;
  readonly path: string;
  /** Values that the parent row determines for the new rows. */
  readonly determined: ReadonlyMap<Column, Cell>;
  readonly preconditions: readonly Precondition[];
};

/** Indexes of steps: `own` insert the rows themselves, `all` also their related rows. */
export type InsertSteps = { readonly own: readonly number[]; readonly all: readonly number[] };

/** Adds steps that insert rows with related rows, in the order in which their keys become known. */
export function addInsertSteps(
  mutation: MutationCompilation,
  rows: readonly NewRow[],
  context: Omit<InsertContext, 'determined' | 'preconditions'>,
): InsertSteps {
  return insertMany(mutation, rows, { ...context, determined: new Map(), preconditions: [] });
}

function insertMany(
  mutation: MutationCompilation,
  rows: readonly NewRow[],
  context: InsertContext,
): InsertSteps {
  if (rows.length === 0) return { own: [], all: [] };
  if (rows.every(needsNoOther)) {
    const step = addInsert(
      mutation,
      rows.map((row, index) => cellsOf(row, { ...context, path: `${context.path}[${index}]` })),
      context,
    );
    return { own: [step], all: [step] };
  }
  const steps = rows.map((row, index) =>
    insertOne(mutation, row, { ...context, path: `${context.path}[${index}]` }),
  );
  return { own: steps.flatMap(({ own }) => own), all: steps.flatMap(({ all }) => all) };
}

function insertOne(mutation: MutationCompilation, row: NewRow, context: InsertContext): InsertSteps {
  const { table } = context;
  const cells = new Map(cellsOf(row, context));
  const preconditions = [...context.preconditions];
  const all: number[] = [];
  const [before, after] = [true, false].map((first) =>
    row.related.filter(({ relationship }) => relationship.insertsTargetFirst === first),
  );
  for (const related of before ?? []) {
    const { name, mapping, target } = related.relationship;
    const path = `${context.path}.${name}`;
    assertUndetermined(related, cells, path);
    const steps = insertRelated(mutation, related, { path, determined: new Map(), preconditions: [] });
    const [step] = steps.own;
    if (step === undefined) continue;
    const message = `cannot proceed to insert object relation "${name}" since insert to table "${target.name}" affects zero rows`;
    preconditions.push({ step, message, path });
    for (const { from, to } of mapping) cells.set(from, { from: 'step', step, column: to });
    all.push(...steps.all);
  }
  const own = addInsert(mutation, [cells], { ...context, preconditions });
  all.push(own);
  for (const related of after ?? []) {
    const { name, mapping } = related.relationship;
    const message = `cannot proceed to insert array relations since insert to table "${table.name}" affects zero rows`;
    const steps = insertRelated(mutation, related, {
      path: `${context.path}.${name}`,
      determined: new Map(mapping.map(({ from, to }) => [to, { from: 'step', step: own, column: from }])),
      preconditions: [{ step: own, message, path: context.path }],
    });
    all.push(...steps.all);
  }
  return { own: [own], all };
}

function insertRelated(
  mutation: MutationCompilation,
  { relationship, rows, onConflict }: RelatedRows,
  context: Pick<InsertContext, 'path' | 'determined' | 'preconditions'>,
): InsertSteps {
  const { target } = relationship;
  const inner = {
    ...context,
    table: target,
    conflict: readOnConflict(mutation, target, onConflict),
    path: `${context.path}.data`,
  };
  const [only] = rows;
  if (relationship.kind === 'object' && only) return insertOne(mutation, only, inner);
  return insertMany(mutation, rows, inner);
}

function addInsert(
  mutation: MutationCompilation,
  rows: readonly ReadonlyMap<Column, Cell>[],
  { table, conflict, path, preconditions }: InsertContext,
): number {
  const permission = mutation.insertPermission(table);
  return mutation.addStep({
    path,
    preconditions,
    write: (compilation) => writeSql(insertSql(compilation, { table, rows, conflict, permission, path })),
  });
}

function cellsOf({ cells }: NewRow, { determined, path }: InsertContext): ReadonlyMap<Column, Cell> {
  const duplicates = [...determined.keys()].filter((column) => cells.has(column));
  if (duplicates.length === 0) return new Map([...cells, ...determined]);
  throw validationError(
    `cannot insert ${names(duplicates)} columns as their values are already being determined by parent insert`,
    path,
  );
}

function assertUndetermined(
  { relationship }: RelatedRows,
  cells: ReadonlyMap<Column, Cell>,
  path: string,
): void {
  const columns = relationship.mapping.map(({ from }) => from);
  if (!columns.some((column) => cells.has(column))) return;
  throw validationError(
    `cannot insert object relation ship "${relationship.name}" as ${names(columns)} column values are already determined`,
    path,
  );
}

const names = (columns: readonly Column[]) => columns.map(({ name }) => `"${name}"`).join(', ');
