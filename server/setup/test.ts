import { access, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder, runCommand } from './run-command.ts';
import { readPlaywrightReport, readVitestReport, type TestCount } from './test-results.ts';

const folder = join(projectFolder, 'node_modules/.cache/test-reports');
const vitestFile = join(folder, 'vitest.json');
const playwrightFile = join(folder, 'playwright.json');
const browserTests = 'tests/playwright.config.ts';

/** A step that failed although every test in it passed is itself one failure. */
function countStep(exitCode: number, report: TestCount | null): TestCount {
  const { passed, failed } = report ?? { passed: 0, failed: 0 };
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

async function runGate(): Promise<TestCount> {
  const code = await runCommand('npm', { args: ['run', '--silent', 'check'] });
  return countStep(code, await readVitestReport(vitestFile));
}

async function runBrowserTests(): Promise<TestCount> {
  const exists = await access(join(projectFolder, browserTests)).then(
    () => true,
    () => false,
  );
  if (!exists) return { passed: 0, failed: 0 };
  const code = await runCommand('playwright', {
    args: ['test', '-c', browserTests, '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile },
  });
  return countStep(code, await readPlaywrightReport(playwrightFile));
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const gate = await runGate();
const browser = await runBrowserTests();
const passed = gate.passed + browser.passed;
const failed = gate.failed + browser.failed;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
