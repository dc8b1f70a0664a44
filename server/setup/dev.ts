import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { projectFolder, toolEnvironment } from './run-command.ts';

const start = (command: string, args: readonly string[], stdio: SpawnOptions['stdio']): ChildProcess =>
  spawn(command, args, { cwd: projectFolder, env: toolEnvironment, stdio });

// The server starts again when its files change; Vite serves the storefront and passes everything else on to it.
const server = start(
  'node',
  ['--watch-path=server', '--watch-preserve-output', 'server/main.ts'],
  ['inherit', 'pipe', 'inherit'],
);
const vite = start('vite', ['--host', process.env.HOST ?? 'localhost'], 'inherit');
const log = start('pino-pretty', ['--ignore', 'pid,hostname'], ['pipe', 'inherit', 'inherit']);
if (log.stdin) server.stdout?.pipe(log.stdin);

function endBoth(): void {
  server.kill('SIGTERM');
  vite.kill('SIGTERM');
}

process.on('SIGINT', endBoth);
process.on('SIGTERM', endBoth);
server.on('exit', endBoth);
vite.on('exit', endBoth);
