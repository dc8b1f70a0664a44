import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder, runCommand } from './run-command.ts';
import { readAuditReport, readPlaywrightReport, readVitestReport, type TestResult } from './test-results.ts';

// `npm test`: what tells whether the shop works. `all` (.ci/run): at least one test of everything that can break. `release`:
// every test that there is. Nothing is tried twice. Which test belongs where: decision 044.

const folder = join(projectFolder, 'node_modules/.cache/test-reports');
const auditFile = join(folder, 'audit.json');

/** `exitCode` tells more than the report: a step that failed although every test in it passed is one failure itself. */
type Outcome = { readonly exitCode: number; readonly report: TestResult | null };
type Step = { readonly name: string; readonly run: () => Promise<Outcome> };

async function runGate(): Promise<Outcome> {
  const exitCode = await runCommand('npm', { args: ['run', '--silent', 'check'] });
  return { exitCode, report: await readVitestReport(join(folder, 'vitest.json')) };
}

/** A script of package.json that runs Vitest. */
async function runVitest(name: 'slow' | 'slow-release' | 'engines' | 'keycloak'): Promise<Outcome> {
  const file = join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await runCommand('npm', { args: ['run', '--silent', `test:${name}`, '--', ...reporters] });
  return { exitCode, report: await readVitestReport(file) };
}

/** `project`: of tests/playwright.config.ts. */
async function runBrowserTests(project: 'e2e' | 'journeys' | 'release'): Promise<Outcome> {
  const file = join(folder, `${project}.json`);
  const exitCode = await runCommand('playwright', {
    args: ['test', '-c', 'tests/playwright.config.ts', `--project=${project}`, '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return { exitCode, report: await readPlaywrightReport(file) };
}

async function runAudit(length: 'short' | 'whole'): Promise<Outcome> {
  const exitCode = await runCommand('node', {
    args: ['tests/audit/audit.ts', length],
    environment: { AUDIT_REPORT: auditFile },
  });
  return { exitCode, report: await readAuditReport(auditFile) };
}

const quickSteps: readonly Step[] = [
  { name: 'gate', run: runGate },
  { name: 'browser tests', run: () => runBrowserTests('e2e') },
];
const longSteps = (auditLength: 'short' | 'whole'): readonly Step[] => [
  { name: 'slow tests', run: () => runVitest('slow') },
  { name: 'journeys', run: () => runBrowserTests('journeys') },
  { name: 'engines', run: () => runVitest('engines') },
  { name: 'audit', run: () => runAudit(auditLength) },
  // Against a real Keycloak; nothing is counted where it cannot be had.
  { name: 'Keycloak', run: () => runVitest('keycloak') },
];
const releaseSteps: readonly Step[] = [
  { name: 'slow tests before a release', run: () => runVitest('slow-release') },
  { name: 'journeys before a release', run: () => runBrowserTests('release') },
];

function stepsOf(scope: string | undefined): readonly Step[] {
  if (scope === 'release') return [...quickSteps, ...longSteps('whole'), ...releaseSteps];
  return scope === 'all' ? [...quickSteps, ...longSteps('short')] : quickSteps;
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const steps = stepsOf(process.argv[2]);
const summary: string[] = [];
const allFailures: string[] = [];
const allOpen: string[] = [];
let allPassed = 0;
for (const [place, { name, run }] of steps.entries()) {
  process.stdout.write(`\n[${place + 1}/${steps.length}] ${name}\n`);
  const start = performance.now();
  const { exitCode, report } = await run();
  const { passed, failures, open = [] } = report ?? { passed: 0, failures: [] };
  const failed = exitCode !== 0 && failures.length === 0 ? [`${name}: exit code ${exitCode}`] : failures;
  const seconds = Math.round((performance.now() - start) / 1000);
  summary.push(`${name}: ${passed} passed, ${failed.length} failed in ${seconds} s`);
  allPassed += passed;
  allFailures.push(...failed);
  allOpen.push(...open);
}
process.stdout.write(`\n${summary.join('\n')}\n`);
process.stdout.write(allOpen.map((text) => `NOT JUDGED ${text}\n`).join(''));
process.stdout.write(allFailures.map((failure) => `FAILED ${failure}\n`).join(''));
process.stdout.write(`${allPassed} passed, ${allFailures.length} failed\n`);
process.exitCode = allFailures.length === 0 ? 0 : 1;
