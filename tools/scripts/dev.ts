import { type ChildProcess, spawn } from 'node:child_process';
import { projectFolder, toolEnvironment } from './run-command.ts';

const start = (command: string, args: readonly string[]): ChildProcess =>
  spawn(command, args, { cwd: projectFolder, env: toolEnvironment, stdio: 'inherit' });

// The server starts again when its files change; Vite serves the storefront and passes everything else on to it.
const server = start('node', ['--watch-path=server', '--watch-preserve-output', 'server/main.ts']);
const vite = start('vite', ['--host', process.env.HOST ?? 'localhost']);

function endBoth(): void {
  server.kill('SIGTERM');
  vite.kill('SIGTERM');
}

process.on('SIGINT', endBoth);
process.on('SIGTERM', endBoth);
server.on('exit', endBoth);
vite.on('exit', endBoth);
