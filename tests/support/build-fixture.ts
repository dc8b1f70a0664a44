import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Plugin, type Rolldown } from 'vite';
import { onTestFinished } from 'vitest';

type Output = Rolldown.RolldownOutput['output'];

/**
 * Builds files of a folder of their own with plugins of the build, and writes nothing.
 * @param files by their paths; the first one is the entry
 */
export async function buildFixture(
  files: Readonly<Record<string, string>>,
  plugins: readonly Plugin[],
  options: BuildOptions = {},
): Promise<Output> {
  const root = await mkdtemp(join(tmpdir(), 'kkumim-build-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const [entry = ''] = Object.keys(files);
  const { rolldownOptions, ...rest } = options;
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: {
      write: false,
      sourcemap: 'hidden',
      ...rest,
      rolldownOptions: { input: join(root, entry), preserveEntrySignatures: 'strict', ...rolldownOptions },
    },
  });
  return (result as Rolldown.RolldownOutput).output;
}

/** The text of an output file whose name matches. */
export function textOf(output: Output, name: RegExp): string {
  const file = output.find(({ fileName }) => name.test(fileName));
  if (!file) throw new Error(`The build has no file ${name}: ${output.map(({ fileName }) => fileName)}`);
  return file.type === 'chunk' ? file.code : String(file.source);
}
