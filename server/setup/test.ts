import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder, runCommand } from './run-command.ts';
import { readAuditReport, readPlaywrightReport, readVitestReport, type TestCount } from './test-results.ts';

const folder = join(projectFolder, 'node_modules/.cache/test-reports');
const vitestFile = join(folder, 'vitest.json');
const playwrightFile = join(folder, 'playwright.json');
const auditFile = join(folder, 'audit.json');
const keycloakFile = join(folder, 'keycloak.json');
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
  const code = await runCommand('playwright', {
    args: ['test', '-c', browserTests, '--reporter=list,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile },
  });
  return countStep(code, await readPlaywrightReport(playwrightFile));
}

async function runAudit(): Promise<TestCount> {
  const code = await runCommand('node', {
    args: ['tests/audit/audit.ts', 'short'],
    environment: { AUDIT_REPORT: auditFile },
  });
  return countStep(code, await readAuditReport(auditFile));
}

/** Against a real Keycloak; nothing is counted where it cannot be had. */
async function runKeycloakTests(): Promise<TestCount> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${keycloakFile}`];
  const code = await runCommand('npm', { args: ['run', '--silent', 'test:keycloak', '--', ...reporters] });
  return countStep(code, await readVitestReport(keycloakFile));
}

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const counts = [await runGate(), await runBrowserTests(), await runAudit(), await runKeycloakTests()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
