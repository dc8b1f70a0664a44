// Plain JavaScript without dependencies: it runs before anything is installed, on whatever Node (18 or newer) is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  if (error) console.error(`${command} cannot be run: ${error.message}`);
  process.exit(status ?? 1);
}

function installPackages() {
  console.log('Installing packages (once) ...');
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) run(process.execPath, [npm, ...flags]);
  else run('npm', flags);
  if (existsSync(ownNode)) return;
  console.error(
    'npm skipped install scripts, so Node 24 is missing: allow them (npm config ignore-scripts) and try again.',
  );
  process.exit(1);
}

if (!isInstalled()) installPackages();
if (process.argv.includes('--build')) run(ownNode, [join(root, 'server/setup/build-storefront.ts')]);
if (process.argv.includes('--browser')) run(ownNode, [join(root, 'server/setup/install-browser.ts')]);
