/** `npm run test:conformance -- --cases DIR`: replays published cases against the data service. */
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { findFolders } from './find-folders.ts';
import { type Outcome, replayFolder } from './replay-folder.ts';

const own = fileURLToPath(new URL('cases', import.meta.url));
const { values } = parseArgs({ options: { cases: { type: 'string', default: own } } });

const isThere = await access(values.cases).then(
  () => true,
  () => false,
);
if (isThere) process.exitCode = (await replay(values.cases)) === 0 ? 0 : 1;
else console.info(`There is no folder ${values.cases}: no case was replayed.`);

/** Returns how many files failed. */
async function replay(directory: string): Promise<number> {
  const folders = await findFolders(directory);
  const scratch = await mkdtemp(join(tmpdir(), 'kkumim-cases-'));
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const postgres = await startEmbeddedPostgres({ dataDirectory: scratch, settings });
  const all: Outcome[] = [];
  try {
    for (const folder of folders) {
      console.info(`\n${folder.name}`);
      const outcomes = await replayFolder(postgres.address, folder);
      for (const outcome of outcomes) console.info(`  ${lineOf(outcome)}`);
      all.push(...outcomes);
    }
  } finally {
    await postgres.stop();
    await rm(scratch, { recursive: true, force: true });
  }
  const count = (result: Outcome['result']) => all.filter((outcome) => outcome.result === result).length;
  console.info(`\n${count('pass')} passed, ${count('fail')} failed, ${count('skip')} skipped`);
  return count('fail');
}

function lineOf(outcome: Outcome): string {
  if (outcome.result !== 'pass') return `${outcome.result}  ${outcome.file}\n        ${outcome.why}`;
  const notes = outcome.wording.map((note) => `\n        in other words: ${note}`);
  return `pass  ${outcome.file}${notes.join('')}`;
}
