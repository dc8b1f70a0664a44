import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

/** `failures`: the sentences that turned out not to be true. */
export type TestResult = { readonly passed: number; readonly failures: readonly string[] };

const vitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

type PlaywrightSuite = {
  specs: { title: string; ok: boolean; file: string }[];
  suites?: PlaywrightSuite[] | undefined;
};
const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(v.object({ title: v.string(), ok: v.boolean(), file: v.string() })),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), flaky: v.number() }),
  suites: v.array(playwrightSuite),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
});

const auditReport = v.object({ passed: v.number(), failures: v.array(v.string()) });

export function readAuditReport(file: string): Promise<TestResult | null> {
  return readReport(file, auditReport);
}

/** A file of tests that could not even be loaded counts as one failed test. */
export async function readVitestReport(file: string): Promise<TestResult | null> {
  const report = await readReport(file, vitestReport);
  if (!report) return null;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [name];
    return failed.map((test) => `${name}: ${test.fullName}`);
  });
  return { passed: report.numPassedTests, failures };
}

/** What goes wrong outside of a test, in a file of tests or at their end, counts as a failed test. */
export async function readPlaywrightReport(file: string): Promise<TestResult | null> {
  const report = await readReport(file, playwrightReport);
  if (!report) return null;
  const specs = report.suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: report.stats.expected + report.stats.flaky,
    failures: [
      ...specs.map((spec) => `${spec.file}: ${spec.title}`),
      ...report.errors.map(({ message = 'an error' }) => message),
    ],
  };
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
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
