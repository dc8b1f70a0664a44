import { availableParallelism } from 'node:os';
import { runCommand } from './run-command.ts';

// `npm run check`: the one gate. The compiler uses one core only, so the other checks and the unit tests run beside it.
// The first step that fails ends the others, and its exit code is that of the gate.

type Step = readonly [command: string, ...args: readonly string[]];

const report = '--outputFile.json=node_modules/.cache/test-reports/vitest.json';
const build: Step = ['node', 'tools/scripts/build-storefront.ts'];
const types: Step = ['tsc', '-b', '--singleThreaded'];
const others: readonly Step[] = [
  ['biome', 'ci', '.'],
  ['knip'],
  ['size-limit'],
  ['vitest', 'run', '--project=!slow', '--project=!release', '--reporter=default', '--reporter=json', report],
];

const abort = new AbortController();

async function run([command, ...args]: Step, output: 'live' | 'whole'): Promise<void> {
  const exitCode = await runCommand(command, { args, output, signal: abort.signal });
  if (exitCode === 0 || abort.signal.aborted) return;
  process.stdout.write(`FAILED ${command} ${args.join(' ')}: exit code ${exitCode}\n`);
  process.exitCode = exitCode;
  abort.abort();
}

async function runInTurn(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (!abort.signal.aborted) await run(step, 'live');
  }
}

// It writes the types of the styles and the tree of the routes.
await runInTurn([build]);
if (availableParallelism() === 1) await runInTurn([types, ...others]);
else if (!abort.signal.aborted) await Promise.all([run(types, 'whole'), runInTurn(others)]);
