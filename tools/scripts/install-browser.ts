import { access } from 'node:fs/promises';
import { chromium } from 'playwright';
import { chromiumPath } from '#tests/support/chromium.ts';
import { runCommand } from './run-command.ts';
import { installBySystem } from './system-packages.ts';

// Hangul needs a font too, or every picture of a page shows boxes.
const packageManagers = [
  ['apt-get', 'apt-get update -q && apt-get install -yq --no-install-recommends chromium fonts-noto-cjk'],
  ['apk', 'apk add --no-cache chromium font-noto-cjk'],
  ['dnf', 'dnf install -yq chromium google-noto-sans-cjk-fonts'],
] as const;

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** A browser for the tests: the machine's own, else the system's package, else Playwright's download. */
async function installBrowser(): Promise<number> {
  if (chromiumPath || (await exists(chromium.executablePath()))) return 0;
  process.stdout.write('Installing Chromium for the browser tests (once) ...\n');
  if (await installBySystem(packageManagers)) return 0;
  return await runCommand('playwright', { args: ['install', 'chromium'] });
}

process.exit(await installBrowser());
