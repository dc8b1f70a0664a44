import type { ClientConfig } from 'pg';
import * as v from 'valibot';
import { type Case, statement } from './case.ts';
import { difference, withoutWording } from './compare-responses.ts';
import type { CaseFile, CaseFolder } from './find-folders.ts';
import {
  createSpatialTypes,
  type Missing,
  recordEnumColumns,
  recordSpatialColumns,
  whySkipped,
} from './out-of-scope.ts';
import { type Answer, openReplayedService } from './replayed-service.ts';
import { type ReplayContext, runStatement } from './run-statement.ts';
import { createScratchDatabase } from './scratch-database.ts';
import { copyTables, type TrackedTables } from './tracked-tables.ts';

export type Outcome = { readonly file: string } & (
  | { readonly result: 'pass'; readonly wording: readonly string[] }
  | { readonly result: 'fail' | 'skip'; readonly why: string }
);

/** Replays a folder: its setup once, and every file that writes in a copy of what the setup made. */
export async function replayFolder(server: ClientConfig, folder: CaseFolder): Promise<readonly Outcome[]> {
  const database = await createScratchDatabase(server);
  const tables: TrackedTables = new Map();
  const missing: Missing = new Map();
  try {
    await setUp(database.address, folder, { tables, missing });
    const outcomes: Outcome[] = [];
    for (const file of folder.files) {
      const copy = isInteracting(file)
        ? undefined
        : await createScratchDatabase(server, database.address.database);
      const { address } = copy ?? database;
      try {
        outcomes.push(await replayFile(address, file, { tables: copyTables(tables), missing }));
      } finally {
        await copy?.drop();
      }
    }
    return outcomes;
  } catch (error) {
    return folder.files.map(({ name }) => ({
      file: name,
      result: 'fail',
      why: `setup: ${messageOf(error)}`,
    }));
  } finally {
    await database.drop();
  }
}

async function setUp(address: ClientConfig, { setups }: CaseFolder, state: Omit<ReplayContext, 'service'>) {
  const service = openReplayedService(address, state.tables);
  try {
    await createSpatialTypes(service.pool);
    for (const setup of setups) await runStatement({ service, ...state }, setup);
    await recordSpatialColumns(service.pool, state.missing);
    await recordEnumColumns(service.pool, state.missing);
  } finally {
    await service.close();
  }
}

async function replayFile(
  address: ClientConfig,
  { name: file, cases, problem: unread }: CaseFile,
  state: Omit<ReplayContext, 'service'>,
): Promise<Outcome> {
  if (unread !== undefined) return { file, result: 'fail', why: unread };
  const why = cases.map((each) => whySkipped(each, state.missing)).find((reason) => reason !== undefined);
  if (why !== undefined) return { file, result: 'skip', why };
  const service = openReplayedService(address, state.tables);
  const wording: string[] = [];
  try {
    for (const request of cases) {
      const answer = await answerOf({ service, ...state }, request);
      const problem = problemOf(request, answer);
      if (problem !== undefined) return { file, result: 'fail', why: problem };
      const worded = request.response === undefined ? undefined : difference(request.response, answer.body);
      if (worded !== undefined) wording.push(worded);
    }
    return { file, result: 'pass', wording };
  } finally {
    await service.close();
  }
}

async function answerOf(context: ReplayContext, request: Case): Promise<Answer> {
  if (request.url.endsWith('graphql')) return context.service.respond(request);
  try {
    return { status: 200, body: await runStatement(context, v.parse(statement, request.query)) };
  } catch (error) {
    return { status: 400, body: { error: messageOf(error) } };
  }
}

const isInteracting = ({ cases }: CaseFile) =>
  cases.every(({ url, query }) => url.endsWith('graphql') && !/\bmutation\b/.test(JSON.stringify(query)));

function problemOf({ status, response }: Case, answer: Answer): string | undefined {
  if (answer.status !== status) {
    return `expected the status ${status}, got ${answer.status}: ${JSON.stringify(answer.body)}`;
  }
  if (response === undefined) return undefined;
  const differs = difference(withoutWording(response), withoutWording(answer.body));
  return differs && `${differs}\n        ${JSON.stringify(answer.body).slice(0, 500)}`;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
