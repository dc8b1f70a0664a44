import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceStamp } from './build-stamp.ts';
import { projectFolder, runCommand } from './run-command.ts';

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

const stamp = await sourceStamp();
if (!(await isBuilt(stamp))) {
  process.stdout.write('Building the storefront (once per change) ...\n');
  const code = await runCommand('npm', { args: ['run', '--silent', 'build'] });
  if (code !== 0) process.exit(code);
  await writeFile(stampFile, stamp);
}
