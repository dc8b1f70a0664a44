import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder, runCommand } from './run-command.ts';
import { readAuditReport, readPlaywrightReport, readVitestReport, type TestResult } from './test-results.ts';

const folder = join(projectFolder, 'node_modules/.cache/test-reports');
const vitestFile = join(folder, 'vitest.json');
const auditFile = join(folder, 'audit.json');
const keycloakFile = join(folder, 'keycloak.json');

/** A step that failed although every test in it passed is itself one failure. */
function resultOf(step: string, exitCode: number, report: TestResult | null): TestResult {
  const { passed, failures } = report ?? { passed: 0, failures: [] };
  return { passed, failures: exitCode !== 0 && failures.length === 0 ? [step] : failures };
}

async function runGate(): Promise<TestResult> {
  const code = await runCommand('npm', { args: ['run', '--silent', 'check'] });
  return resultOf('the gate (npm run check)', code, await readVitestReport(vitestFile));
}

/** `project`: of tests/playwright.config.ts. */
async function runBrowserTests(project: 'e2e' | 'journeys'): Promise<TestResult> {
  const report = join(folder, `${project}.json`);
  const code = await runCommand('playwright', {
    args: ['test', '-c', 'tests/playwright.config.ts', `--project=${project}`, '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return resultOf(`the browser tests (${project})`, code, await readPlaywrightReport(report));
}

async function runAudit(): Promise<TestResult> {
  const code = await runCommand('node', {
    args: ['tests/audit/audit.ts', 'short'],
    environment: { AUDIT_REPORT: auditFile },
  });
  return resultOf('the audit', code, await readAuditReport(auditFile));
}

/** Against a real Keycloak; nothing is counted where it cannot be had. */
async function runKeycloakTests(): Promise<TestResult> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${keycloakFile}`];
  const code = await runCommand('npm', { args: ['run', '--silent', 'test:keycloak', '--', ...reporters] });
  return resultOf('the Keycloak tests', code, await readVitestReport(keycloakFile));
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const results = [await runGate(), await runBrowserTests('e2e')];
if (process.argv.includes('all')) {
  results.push(await runBrowserTests('journeys'), await runAudit(), await runKeycloakTests());
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
process.stdout.write(failures.map((failure) => `\nFAILED ${failure}`).join(''));
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
