import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// `npm run bench`: all benchmarks one after the other, and at the end every line that has a goal. `npm run bench -- search orders`
// runs those; each is also a script of its own.

const names = [
  'shop-queries',
  'shop-queries large',
  'explain-shipped',
  'product-lists',
  'search',
  'compile',
  'like',
  'orders',
  'order-cost',
  'identity',
  'sign-up',
  'uploads',
  'first-load',
  'first-answers',
  'long-frames',
  'return-visit',
  'back-to-main',
  'first-taps',
  'interactions',
  'list-scroll',
  'long-visit',
  'custom-editor',
  'shrink-photo',
  'image-resize',
  'custom-pictures',
  'attacks',
] as const;

type Outcome = { readonly name: string; readonly goals: readonly string[]; readonly exitCode: number | null };

async function run(name: string): Promise<Outcome> {
  const [script = '', ...parameters] = name.split(' ');
  console.log(`\n# ${name}`);
  const child = spawn(process.execPath, [join(import.meta.dirname, `${script}.ts`), ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const goals: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    if (line.includes('   goal ')) goals.push(line);
  }
  const [exitCode] = await exited;
  return { name, goals, exitCode };
}

const asked = process.argv.slice(2);
const unknown = asked.filter(
  (name) => !names.some((known) => known === name || known.startsWith(`${name} `)),
);
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are:\n${names.join('\n')}`);
  process.exit(2);
}
const chosen = asked.length > 0 ? names.filter((name) => asked.includes(name.split(' ')[0] ?? '')) : names;
const outcomes: Outcome[] = [];
for (const name of chosen) outcomes.push(await run(name));

console.log('\n# Figures with a goal');
for (const { name, goals, exitCode } of outcomes) {
  if (exitCode !== 0) console.log(`${name}: ended with ${exitCode}`);
  for (const line of goals) console.log(`${name.padEnd(20)} ${line.trimStart()}`);
}
if (outcomes.some(({ exitCode }) => exitCode !== 0)) process.exitCode = 1;
