import { spawn } from 'node:child_process';
import { once } from 'node:events';

type ServerProcess = { readonly origin: string; stop(): Promise<void> };

/** The real server in a process of its own, so that the one that measures does not take its time. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...environment },
  });
  const ended = once(server, 'exit');
  let said = '';
  server.stdout.on('data', (text: Buffer) => {
    said += text.toString();
  });
  while (!/http:\S+/.test(said)) {
    await Promise.race([once(server.stdout, 'data'), ended]);
    if (server.exitCode !== null) throw new Error('The server did not start.');
  }
  const [origin = ''] = /http:\S+/.exec(said) ?? [];
  return {
    origin,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
