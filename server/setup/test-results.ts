import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

export type TestCount = { readonly passed: number; readonly failed: number };

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
});
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

const auditReport = v.object({ passed: v.number(), failed: v.number() });

export function readAuditReport(file: string): Promise<TestCount | null> {
  return readReport(file, auditReport);
}

/** A file of tests that could not even be loaded counts as one failed test. */
export async function readVitestReport(file: string): Promise<TestCount | null> {
  const report = await readReport(file, vitestReport);
  if (!report) return null;
  const broken = report.numFailedTests === 0 ? report.numFailedTestSuites : 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken };
}

export async function readPlaywrightReport(file: string): Promise<TestCount | null> {
  const report = await readReport(file, playwrightReport);
  if (!report) return null;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}

async function readReport<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  try {
    return v.parse(schema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}
