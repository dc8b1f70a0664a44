import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import { readPlaywrightReport, readVitestReport } from './test-results.ts';

async function report(content: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'report.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const vitest = (numPassedTests: number, numFailedTests: number, numFailedTestSuites: number) =>
  report({ numPassedTests, numFailedTests, numFailedTestSuites });

test('passed and failed unit tests are counted', async () => {
  expect(await readVitestReport(await vitest(10, 0, 0))).toEqual({ passed: 10, failed: 0 });
  expect(await readVitestReport(await vitest(10, 2, 1))).toEqual({ passed: 10, failed: 2 });
});

test('a file of unit tests that cannot be loaded is a failure', async () => {
  expect(await readVitestReport(await vitest(10, 0, 1))).toEqual({ passed: 10, failed: 1 });
});

test('a browser test that passed at the second try has passed', async () => {
  const file = await report({ stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 } });
  expect(await readPlaywrightReport(file)).toEqual({ passed: 7, failed: 1 });
});

test('a report that is missing or cut off is no report', async () => {
  expect(await readVitestReport('/nowhere/report.json')).toBeNull();
  expect(await readPlaywrightReport(await report('{"stats":'))).toBeNull();
});
