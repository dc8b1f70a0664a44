import { spawn } from 'node:child_process';
import { access, glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startProgress } from '#server/platform/terminal/progress-bar.mjs';
import type { BuildMessage } from '../build/build-progress.ts';
import { hashSources } from '../build/build-stamp.ts';
import { projectFolder, toolEnvironment } from './run-command.ts';

/** `share`: of the time of a whole build, measured. */
const steps = [
  { command: ['vite', 'build'], share: 0.7 },
  { command: ['vite', 'build', '--ssr', 'src/ssr/bundle.ts'], share: 0.2 },
  { command: ['node', 'tools/build/precompress.ts'], share: 0.1 },
] as const;

// Beside the built files, so that whoever removes them removes the stamp too. Files with a dot are never served.
const stampFile = join(projectFolder, 'dist/.source-stamp');

async function isBuilt(stamp: string): Promise<boolean> {
  try {
    await access(join(projectFolder, 'dist/index.html'));
    await access(join(projectFolder, 'dist-server/ssr.js'));
    return (await readFile(stampFile, 'utf8')) === stamp;
  } catch {
    return false;
  }
}

/** Its output is shown only when it fails: what the tools warn of is for `npm run check`. */
async function build(): Promise<void> {
  const progress = startProgress('Building the storefront (once per change)');
  const sources = await Array.fromAsync(glob('{src,locales}/**/*.{ts,tsx,css,po}', { cwd: projectFolder }));
  let done = 0;
  for (const { command, share } of steps) {
    const { code, output } = await runQuietly(command, ({ modules }) =>
      // An estimate: modules of libraries are not counted beforehand, and the sources include about as many tests.
      progress.update(done + share * Math.min(modules / sources.length, 0.95), 1),
    );
    if (code !== 0) {
      progress.end('failed');
      process.stderr.write(output);
      process.exit(code);
    }
    done += share;
    progress.update(done, 1);
  }
  progress.end();
}

async function runQuietly(
  [command, ...args]: readonly [string, ...string[]],
  onMessage: (message: BuildMessage) => void,
): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, {
    cwd: projectFolder,
    env: toolEnvironment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => output.push(piece));
  child.on('message', (message) => onMessage(message as BuildMessage));
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(127)).on('close', (ended) => resolve(ended ?? 1));
  });
  return { code, output: Buffer.concat(output).toString() };
}

const stamp = await hashSources();
if (process.argv.includes('--always') || !(await isBuilt(stamp))) {
  await build();
  await writeFile(stampFile, stamp);
}
