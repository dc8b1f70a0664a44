import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { readAuditReport, readPlaywrightReport, readVitestReport } from './test-results.ts';

async function report(content: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'report.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

type Assertion = { status: string; fullName: string; failureMessages: readonly string[] };

const passedTest: Assertion = { status: 'passed', fullName: 'a cup is round', failureMessages: [] };
const failedTest: Assertion = {
  status: 'failed',
  fullName: 'a cup is full',
  failureMessages: ['Error: empty\n\n  at cup'],
};

const vitest = (status: string, assertionResults: readonly Assertion[]) =>
  report({
    numPassedTests: assertionResults.filter((test) => test.status === 'passed').length,
    testResults: [{ name: 'cup.test.ts', status, assertionResults }],
  });

test('passed unit tests are counted and failed ones are named', async () => {
  const [good, bad] = [
    await vitest('passed', [passedTest]),
    await vitest('failed', [passedTest, failedTest]),
  ];
  expect(await readVitestReport(good)).toEqual({ passed: 1, failures: [] });
  expect(await readVitestReport(bad)).toEqual({
    passed: 1,
    failures: ['cup.test.ts: a cup is full\n    Error: empty\n      at cup'],
  });
});

test('a file of unit tests that cannot be loaded is a failure', async () => {
  expect(await readVitestReport(await vitest('failed', []))).toEqual({
    passed: 0,
    failures: ['cup.test.ts'],
  });
});

const spec = (title: string, ok: boolean) => ({
  title,
  ok,
  file: 'cup.spec.ts',
  tests: [{ results: [{ errors: ok ? [] : [{ message: '\u001b[31mError: empty\u001b[39m' }] }] }],
});

test('a browser test that passed at the second try has passed, and failed ones are named', async () => {
  const inner = { specs: [spec('a cup is full', false), spec('a cup is round', true)] };
  const file = await report({
    stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 },
    suites: [{ specs: [], suites: [inner] }],
    errors: [],
  });
  expect(await readPlaywrightReport(file)).toEqual({
    passed: 7,
    failures: ['cup.spec.ts: a cup is full\n    Error: empty'],
  });
});

test('a fault outside of a browser test is a failure', async () => {
  const file = await report({
    stats: { expected: 5, flaky: 0 },
    suites: [],
    errors: [{ message: 'no shop' }],
  });
  expect(await readPlaywrightReport(file)).toEqual({ passed: 5, failures: ['no shop'] });
});

test('a report that is missing or cut off is no report', async () => {
  expect(await readVitestReport('/nowhere/report.json')).toBeNull();
  expect(await readPlaywrightReport(await report('{"stats":'))).toBeNull();
});

test('failed checks of the audit are told from those that could not be judged', async () => {
  const failures = [{ name: 'cup: whole', message: 'broken' }];
  const open = [{ name: 'cup: quick', message: 'the machine wavered' }];
  expect(await readAuditReport(await report({ passed: 2, failures, open }))).toEqual({
    passed: 2,
    failures: ['cup: whole\n    broken'],
    open: ['cup: quick\n    the machine wavered'],
  });
});
