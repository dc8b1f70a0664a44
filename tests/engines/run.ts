import { join } from 'node:path';
import { projectFolder, runCommand } from '#tools/scripts/run-command.ts';
import { type EngineName, engineNames } from './engines.ts';
import { installEngines } from './install-engines.ts';

// `npm run test:engines`: the shop in the engines of other browsers. `ENGINES=webkit,firefox` names some of them; nothing else
// leaves one out: what cannot be had fails. `-- screenshots`: contact sheets in place of tests. See docs/decisions/094.

const wanted = process.env.ENGINES?.split(',') ?? engineNames;
const isEngine = (name: string): name is EngineName => engineNames.some((engine) => engine === name);
const engines = wanted.filter(isEngine);
const unknownNames = wanted.filter((name) => !isEngine(name));
const problems =
  unknownNames.length > 0
    ? [`ENGINES names ${unknownNames.join()}; there are ${engineNames.join()}.`]
    : await installEngines(engines);

process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
process.exitCode = problems.length > 0 ? 1 : await run(process.argv.slice(2));

function run(args: readonly string[]): Promise<number> {
  const folder = join(projectFolder, 'tests/engines');
  if (args[0] === 'screenshots')
    return runCommand('node', { args: [join(folder, 'take-screenshots.ts'), ...engines] });
  const config = join(folder, 'vitest.config.ts');
  const files = engines.map((engine) => `tests/engines/${engine}.test.ts`);
  return runCommand('vitest', { args: ['run', '--config', config, ...files, ...args] });
}
