import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

/**
 * `failures`: the sentences that turned out not to be true, each with the first lines of its error. `open`: what could not be
 * judged, and why.
 */
export type TestResult = {
  readonly passed: number;
  readonly failures: readonly string[];
  readonly open?: readonly string[];
};

const vitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string()),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string()))),
        }),
      ),
    }),
  ),
});

const playwrightError = v.object({ message: v.optional(v.string()) });
const playwrightSpec = v.object({
  title: v.string(),
  ok: v.boolean(),
  file: v.string(),
  tests: v.array(v.object({ results: v.array(v.object({ errors: v.array(playwrightError) })) })),
});
type PlaywrightSpec = v.InferOutput<typeof playwrightSpec>;
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] | undefined };
const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(playwrightSpec),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), flaky: v.number() }),
  suites: v.array(playwrightSuite),
  errors: v.array(playwrightError),
});

const auditChecks = v.array(v.object({ name: v.string(), message: v.string() }));
const auditReport = v.object({ passed: v.number(), failures: auditChecks, open: auditChecks });

export async function readAuditReport(file: string): Promise<TestResult | null> {
  const report = await readReport(file, auditReport);
  if (!report) return null;
  const texts = (checks: v.InferOutput<typeof auditChecks>) =>
    checks.map(({ name, message }) => name + excerpt(message));
  return { passed: report.passed, failures: texts(report.failures), open: texts(report.open) };
}

/** A file of tests that could not even be loaded counts as one failed test. */
export async function readVitestReport(file: string): Promise<TestResult | null> {
  const report = await readReport(file, vitestReport);
  if (!report) return null;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [name + excerpt(message)];
    return failed.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}${excerpt(failureMessages?.[0])}`,
    );
  });
  return { passed: report.numPassedTests, failures };
}

/** A fault outside of a test, in a file of tests or at their end, counts as a failed test. */
export async function readPlaywrightReport(file: string): Promise<TestResult | null> {
  const report = await readReport(file, playwrightReport);
  if (!report) return null;
  const specs = report.suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: report.stats.expected + report.stats.flaky,
    failures: [
      ...specs.map((spec) => `${spec.file}: ${spec.title}${excerpt(errorOf(spec))}`),
      ...report.errors.map(({ message = 'an error' }) => message),
    ],
  };
}

const errorOf = ({ tests }: PlaywrightSpec): string | undefined =>
  tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message;

/** The first lines of an error, indented below what has failed. */
function excerpt(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const first = lines.filter((line) => line.trim()).slice(0, 10);
  return first.map((line) => `\n    ${line}`).join('');
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
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
