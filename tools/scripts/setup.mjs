// Plain JavaScript without dependencies: it runs before anything is installed, on whatever Node (18 or newer) is there.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgress } from '#server/platform/terminal/progress-bar.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ownNode = join(root, 'node_modules/.bin/node');

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Compares versions, not dates: a checkout touches files without changing them. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed || !existsSync(ownNode)) return false;
  const wanted = Object.entries(readPackages('package-lock.json') ?? {});
  return wanted.every(([path, { version, optional, devOptional, link }]) => {
    if (path === '' || link) return true;
    return installed[path] ? installed[path].version === version : Boolean(optional || devOptional);
  });
}

/** @param stdio 'inherit': its output is shown. 'pipe': only if it fails. */
function run(command, args, stdio) {
  const child = spawn(command, args, { cwd: root, stdio: ['inherit', stdio, stdio] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => output.push(piece));
  return new Promise((resolve) => {
    child.on('error', (error) =>
      resolve({ code: 1, output: `${command} cannot be run: ${error.message}\n` }),
    );
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

function fail(text, code = 1) {
  process.stderr.write(text);
  process.exit(code);
}

/** Where the packages for this system are going to be. */
function packageFolders() {
  const here = (names, value) => !names || names.includes(value);
  return Object.entries(readPackages('package-lock.json') ?? {})
    .filter(([path, { os, cpu }]) => path && here(os, process.platform) && here(cpu, process.arch))
    .map(([path]) => join(root, path, 'package.json'));
}

async function installPackages() {
  const progress = startProgress('Installing packages (once)');
  const files = packageFolders();
  const timer = setInterval(() => progress.update(files.filter(existsSync).length, files.length), 500);
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { code, output } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...flags], 'pipe')
    : await run('npm', flags, 'pipe');
  clearInterval(timer);
  progress.end(code === 0 ? 'done' : 'failed');
  if (code !== 0) fail(output, code);
  if (existsSync(ownNode)) return;
  fail(
    'npm skipped install scripts, so Node 24 is missing: allow them (npm config ignore-scripts) and try again.\n',
  );
}

async function runOwn(script) {
  const { code, output } = await run(ownNode, [join(root, script)], 'inherit');
  if (code !== 0) fail(output, code);
}

if (!isInstalled()) await installPackages();
if (process.argv.includes('--build')) await runOwn('tools/scripts/build-storefront.ts');
if (process.argv.includes('--browser')) await runOwn('tools/scripts/install-browser.ts');
