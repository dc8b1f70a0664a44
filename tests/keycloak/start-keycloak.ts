import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, open, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { projectFolder } from '#tools/scripts/run-command.ts';
import { startFaultyProxy } from './faulty-proxy.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  export interface ProvidedContext {
    /** `http://127.0.0.1:<port>` */
    keycloakOrigin: string;
    /** Where tests say what goes wrong on the way to it, see `faulty-proxy.ts`. */
    keycloakFaults: string;
    /** The origin whose pages may ask for tokens. */
    keycloakPages: string;
    keycloakAdmin: { readonly username: string; readonly password: string };
  }
}

/** The first start builds Keycloak for its database, maybe on a busy machine. Milliseconds. */
const timeoutMs = 10 * 60_000;

/** One Keycloak for the run, in memory and on loopback, with the realm and the demo members of `deploy/keycloak`. */
export async function setup(project: TestProject) {
  const home = process.env.KEYCLOAK_HOME;
  if (!home) throw new Error('Start these tests by npm run test:keycloak.');
  await rm(join(home, 'data'), { recursive: true, force: true });
  await cp(join(projectFolder, 'deploy/keycloak'), join(home, 'data/import'), {
    recursive: true,
    filter: (file) => !/\.\w+$/.test(file) || file.endsWith('.json'),
  });
  const admin = { username: 'operator', password: randomBytes(16).toString('hex') };
  const [origin, ownOrigin, pages] = [await freeOrigin(), await freeOrigin(), await freeOrigin()];
  const log = join(home, '../keycloak.log');
  const proxy = await startFaultyProxy(origin, ownOrigin);
  const child = await spawnKeycloak(home, { origin, ownOrigin, pages, admin, log });
  try {
    await untilOpen(child, origin);
  } catch (error) {
    await Promise.all([end(child), proxy.close()]);
    throw new Error(`Keycloak did not start: ${(await readFile(log, 'utf8')).slice(-2_000)}`, {
      cause: error,
    });
  }
  project.provide('keycloakOrigin', origin);
  project.provide('keycloakFaults', proxy.controlOrigin);
  project.provide('keycloakPages', pages);
  project.provide('keycloakAdmin', admin);
  return async () => {
    await Promise.all([end(child), proxy.close()]);
    await rm(join(home, 'data'), { recursive: true, force: true });
  };
}

type Settings = {
  /** As everybody knows it. */
  readonly origin: string;
  /** Where it listens. */
  readonly ownOrigin: string;
  readonly pages: string;
  readonly admin: { readonly username: string; readonly password: string };
  readonly log: string;
};

async function spawnKeycloak(home: string, settings: Settings): Promise<ChildProcess> {
  const { origin, ownOrigin, pages, admin, log } = settings;
  const output = await open(log, 'w');
  const { port } = new URL(ownOrigin);
  const options = [
    '--db=dev-mem',
    // No cluster: it would listen on every interface.
    '--cache=local',
    '--http-enabled=true',
    '--http-host=127.0.0.1',
    `--http-port=${port}`,
    `--hostname=${origin}`,
    // As deploy/keycloak/README.md starts it.
    '--spi-brute-force-protector--default-brute-force-detector--allow-concurrent-requests=true',
  ];
  const child = spawn(join(home, 'bin/kc.sh'), ['start', '--import-realm', ...options], {
    env: {
      PATH: process.env.PATH,
      JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
      // It lives for a minute: starting fast matters, running fast does not.
      JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
      KC_BOOTSTRAP_ADMIN_USERNAME: admin.username,
      KC_BOOTSTRAP_ADMIN_PASSWORD: admin.password,
      KKUMIM_ORIGIN: pages,
    },
    stdio: ['ignore', output.fd, output.fd],
    // Its own group, because a shell script stands before Java.
    detached: true,
  });
  child.once('exit', () => void output.close());
  return child;
}

async function untilOpen(child: ChildProcess, origin: string): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(250)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('It ended.');
    const answer = await fetch(`${origin}/realms/kkumim`, { signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    );
    if (answer?.ok) return;
  }
  throw new Error('It takes too long.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  const pid = child.pid;
  const killTimer = setTimeout(() => process.kill(-pid, 'SIGKILL'), 30_000);
  await ended;
  clearTimeout(killTimer);
}

async function freeOrigin(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
