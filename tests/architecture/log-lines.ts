import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** A line that the server may write, with … for each part that differs from line to line. */
export type LogLine = { readonly level: string; readonly text: string; readonly file: string };

type Node = { readonly type: string; readonly [key: string]: unknown };

/** The used part of Babel, which has no types of its own. */
type Babel = { parseSync(code: string, options: object): { readonly program: Node } };

const babel: Babel = createRequire(import.meta.url)('@babel/core');

const levels = new Set(['warn', 'error', 'fatal']);

/** Functions that log a text which their caller hands in: `failure` of repeat.ts is found where it is written. */
const passedOn: Readonly<Record<string, readonly string[]>> = {
  'server/platform/jobs/repeat.ts': ['failure'],
  'server/main.ts': ['text'],
  'demo/seeding/pictures/picture-drawing.ts': ['text'],
  // Texts of node-pg-migrate.
  'server/platform/database/migrate.ts': ['text'],
  'server/ordering/payments/payments.ts': ['paidAlerts'],
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* walk(node: Node): Iterable<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child);
  }
}

const nameOf = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : '';
};

/** Null: it is no text that can be read from the source. */
function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

/** `log.warn(…)`, `request.log.error(…)`: the level and the last argument. */
function loggedBy(node: Node): { readonly level: string; readonly text: Node } | null {
  const callee = node.callee;
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return null;
  const text = (node.arguments as readonly Node[]).at(-1);
  const level = nameOf(callee.property);
  return text && levels.has(level) && nameOf(callee.object) === 'log' ? { level, text } : null;
}

/** Texts in objects: the `failure` of a task that is repeated, and the alerts of payments. */
function handedIn(file: string, program: Node): readonly LogLine[] {
  const nodes = [...walk(program)];
  const repeated = nodes
    .filter((node) => node.type === 'CallExpression' && nameOf(node.callee) === 'repeat')
    .flatMap((node) => [...propertiesOf(node)].filter(({ name }) => name === 'failure'))
    .map(({ text }) => ({ level: 'warn', text, file }));
  const alerts = nodes
    .filter((node) => node.type === 'VariableDeclarator' && nameOf(node.id) === 'paidAlerts')
    .flatMap((node) => [...propertiesOf(node)])
    .map(({ text }) => ({ level: 'error', text, file }));
  return [...repeated, ...alerts];
}

function* propertiesOf(root: Node): Iterable<{ readonly name: string; readonly text: string }> {
  for (const node of walk(root)) {
    if (node.type !== 'ObjectProperty' || !isNode(node.value)) continue;
    const text = textOf(node.value);
    if (text !== null) yield { name: nameOf(node.key), text };
  }
}

/** @throws for a line whose text is made where nobody can read it: write it as a literal, or name it in `passedOn` */
export function linesOf(file: string, code: string): readonly LogLine[] {
  const parserOpts = { sourceType: 'module', plugins: ['typescript'] };
  const { program } = babel.parseSync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts,
  });
  const lines: LogLine[] = [...handedIn(file, program)];
  for (const node of walk(program)) {
    const logged = loggedBy(node);
    if (!logged) continue;
    const text = textOf(logged.text);
    if (text !== null) lines.push({ level: logged.level, text, file });
    else if (!isPassedOn(file, logged.text)) throw new Error(`${file}: the text of a log line is no literal`);
  }
  return lines;
}

function isPassedOn(file: string, text: Node): boolean {
  const name = text.type === 'MemberExpression' ? nameOf(text.object) : nameOf(text);
  return passedOn[file]?.includes(name) ?? false;
}

/** All lines of level warn and above, as the sources of the server have them. */
export function readLogLines(): readonly LogLine[] {
  const files = globSync('{server,demo,tools}/**/*.ts', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  return files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8');
      return /\.(warn|error|fatal)\(|\brepeat\(|\bpaidAlerts\b/.test(code) ? linesOf(file, code) : [];
    });
}
