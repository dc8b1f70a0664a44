import type { Column, Table } from '../../model/table.ts';
import { invalid } from '../../request-error.ts';
import type { Cell } from './cell.ts';
import { type Conflict, readConflict } from './conflict-sql.ts';
import { insertSql } from './insert-sql.ts';
import type { MutationCompilation } from './mutation-compilation.ts';
import type { Need } from './mutation-plan.ts';
import { type NewRow, needsNoOther, type RelatedRows } from './read-new-rows.ts';
import { writeSql } from './write-steps.ts';

type Place = {
  readonly table: Table;
  readonly conflict: Conflict | undefined;
  readonly path: string;
  /** What the row around says of the new rows. */
  readonly determined: ReadonlyMap<Column, Cell>;
  readonly needs: readonly Need[];
};

/** Steps by number: those of the rows themselves, and those of everything below and above them too. */
export type InsertSteps = { readonly own: readonly number[]; readonly all: readonly number[] };

/** Inserts rows that may have others hanging on them: each in its turn, for it gives or takes a key. */
export function insertTree(
  mutation: MutationCompilation,
  rows: readonly NewRow[],
  place: Omit<Place, 'determined' | 'needs'>,
): InsertSteps {
  return insertMany(mutation, rows, { ...place, determined: new Map(), needs: [] });
}

function insertMany(mutation: MutationCompilation, rows: readonly NewRow[], place: Place): InsertSteps {
  if (rows.length === 0) return { own: [], all: [] };
  if (rows.every(needsNoOther)) {
    const step = addInsert(
      mutation,
      rows.map((row, index) => cellsOf(row, { ...place, path: `${place.path}[${index}]` })),
      place,
    );
    return { own: [step], all: [step] };
  }
  const steps = rows.map((row, index) =>
    insertOne(mutation, row, { ...place, path: `${place.path}[${index}]` }),
  );
  return { own: steps.flatMap(({ own }) => own), all: steps.flatMap(({ all }) => all) };
}

function insertOne(mutation: MutationCompilation, row: NewRow, place: Place): InsertSteps {
  const { table } = place;
  const cells = new Map(cellsOf(row, place));
  const needs = [...place.needs];
  const all: number[] = [];
  const [before, after] = [true, false].map((first) =>
    row.related.filter(({ relationship }) => relationship.partnerFirst === first),
  );
  for (const related of before ?? []) {
    const { name, mapping, target } = related.relationship;
    const path = `${place.path}.${name}`;
    assertUndetermined(related, cells, path);
    const steps = insertRelated(mutation, related, { path, determined: new Map(), needs: [] });
    const [step] = steps.own;
    if (step === undefined) continue;
    const otherwise = `cannot proceed to insert object relation "${name}" since insert to table "${target.name}" affects zero rows`;
    needs.push({ step, otherwise, path });
    for (const { from, to } of mapping) cells.set(from, { from: 'step', step, column: to });
    all.push(...steps.all);
  }
  const own = addInsert(mutation, [cells], { ...place, needs });
  all.push(own);
  for (const related of after ?? []) {
    const { name, mapping } = related.relationship;
    const otherwise = `cannot proceed to insert array relations since insert to table "${table.name}" affects zero rows`;
    const steps = insertRelated(mutation, related, {
      path: `${place.path}.${name}`,
      determined: new Map(mapping.map(({ from, to }) => [to, { from: 'step', step: own, column: from }])),
      needs: [{ step: own, otherwise, path: place.path }],
    });
    all.push(...steps.all);
  }
  return { own: [own], all };
}

function insertRelated(
  mutation: MutationCompilation,
  { relationship, rows, onConflict }: RelatedRows,
  place: Pick<Place, 'path' | 'determined' | 'needs'>,
): InsertSteps {
  const { target } = relationship;
  const inner = {
    ...place,
    table: target,
    conflict: readConflict(mutation, target, onConflict),
    path: `${place.path}.data`,
  };
  const [only] = rows;
  if (relationship.kind === 'object' && only) return insertOne(mutation, only, inner);
  return insertMany(mutation, rows, inner);
}

function addInsert(
  mutation: MutationCompilation,
  rows: readonly ReadonlyMap<Column, Cell>[],
  { table, conflict, path, needs }: Place,
): number {
  const permission = mutation.insertPermission(table);
  return mutation.addStep({
    path,
    needs,
    write: (compilation) => writeSql(insertSql(compilation, { table, rows, conflict, permission, path })),
  });
}

function cellsOf({ cells }: NewRow, { determined, path }: Place): ReadonlyMap<Column, Cell> {
  const twice = [...determined.keys()].filter((column) => cells.has(column));
  if (twice.length === 0) return new Map([...cells, ...determined]);
  throw invalid(
    `cannot insert ${names(twice)} columns as their values are already being determined by parent insert`,
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
  throw invalid(
    `cannot insert object relation ship "${relationship.name}" as ${names(columns)} column values are already determined`,
    path,
  );
}

const names = (columns: readonly Column[]) => columns.map(({ name }) => `"${name}"`).join(', ');
