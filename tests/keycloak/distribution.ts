import { execFile } from 'node:child_process';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Result } from '#server/platform/result.ts';
import { projectFolder } from '#tools/scripts/run-command.ts';

const version = '26.7.3';
const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:tar.gz`;
const copyGoal = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy';

/** Downloads 170 MB, once. Milliseconds. */
const timeoutMs = 5 * 60_000;

const cache = join(projectFolder, '.cache/keycloak');
const run = promisify(execFile);

/** @returns the folder of Keycloak, fetched from Maven Central the first time, or why there is none */
export async function findKeycloak(): Promise<Result<string, string>> {
  const home = join(cache, `keycloak-${version}`);
  if (await exists(home)) return (await javaProblem()) ?? { ok: true, value: home };
  return (await javaProblem()) ?? (await fetchKeycloak(home));
}

async function fetchKeycloak(home: string): Promise<Result<string, string>> {
  process.stdout.write(`Fetching Keycloak ${version} (once) ...\n`);
  await mkdir(cache, { recursive: true });
  const goal = ['-B', '-q', copyGoal, `-Dartifact=${artifact}`, `-DoutputDirectory=${cache}`];
  try {
    await run('mvn', goal, { timeout: timeoutMs });
  } catch (error) {
    return { ok: false, problem: `mvn did not bring ${artifact}: ${firstLine(error)}` };
  }
  const archive = join(cache, `keycloak-quarkus-dist-${version}.tar.gz`);
  const unpacked = join(cache, 'unpacked');
  await mkdir(unpacked, { recursive: true });
  await run('tar', ['xzf', archive, '-C', unpacked], { timeout: timeoutMs });
  // Only a whole one gets the name that is looked for.
  await rename(join(unpacked, `keycloak-${version}`), home);
  await rm(archive);
  return { ok: true, value: home };
}

async function javaProblem(): Promise<Result<never, string> | null> {
  try {
    const { stderr } = await run('java', ['-version'], { timeout: 30_000 });
    const major = Number(/version "(\d+)/.exec(stderr)?.[1]);
    return major >= 17 ? null : { ok: false, problem: `Keycloak needs Java 17, this is ${major}` };
  } catch {
    return { ok: false, problem: 'there is no java' };
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const firstLine = (error: unknown) => {
  const { stdout = '', message } = error as { stdout?: string; message: string };
  return (stdout || message).trim().split('\n', 1)[0];
};
