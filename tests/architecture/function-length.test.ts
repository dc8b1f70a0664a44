import { type ESTree, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { parseFile, parseFolders, type SourceFile } from './syntax.ts';

const limit = 80;

/** Longer functions, each with the reason why it is one. */
const exceptions: Readonly<Record<string, string>> = {
  'src/ui/carousel.tsx: Carousel':
    'One element with its handlers, five lines too long: a part of its own would add to most first visits.',
};

/** `name`: that of the function, or of what it is assigned or given to. */
type Length = { readonly name: string; readonly lines: number };

/** The lines of each function, without a test's: those tell a story from its beginning to its end. */
function functionLengths({ name: file, program, lineAt }: SourceFile): readonly Length[] {
  const lengths: Length[] = [];
  const names: string[] = [];
  const leaveName = () => names.pop();
  const enterVariable = ({ id }: ESTree.VariableDeclarator) =>
    names.push(id.type === 'Identifier' ? id.name : 'unnamed');
  const enterKey = ({ key }: { key: ESTree.PropertyKey }) =>
    names.push(key.type === 'Identifier' ? key.name : 'unnamed');
  const enterFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    const own = 'id' in node && node.id ? node.id.name : names.at(-1);
    lengths.push({ name: `${file}: ${own ?? 'unnamed'}`, lines: lineAt(node.end) - lineAt(node.start) + 1 });
  };
  new Visitor({
    VariableDeclarator: enterVariable,
    'VariableDeclarator:exit': leaveName,
    Property: enterKey,
    'Property:exit': leaveName,
    MethodDefinition: enterKey,
    'MethodDefinition:exit': leaveName,
    FunctionDeclaration: enterFunction,
    FunctionExpression: enterFunction,
    ArrowFunctionExpression: enterFunction,
  }).visit(program);
  return lengths;
}

const tooLong = (files: readonly SourceFile[]) =>
  files.flatMap(functionLengths).filter(({ lines }) => lines > limit);

test('no function is longer than 80 lines, except those that have a reason', () => {
  const files = parseFolders(['src', 'sw', 'server', 'tools', 'demo', 'locales']);
  const found = tooLong(files.filter(({ name }) => !name.includes('.test.')));
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(exceptions).sort());
  expect(Object.values(exceptions).filter((reason) => reason.length < 40)).toEqual([]);
});

test.each([
  ['a function', 'export function openShop() {', '}', 'openShop'],
  ['an arrow function', 'export const openShop = async () => {', '};', 'openShop'],
  ['a function that is handed in', 'export const shop = plugin(async () => {', '});', 'shop'],
  ['a method', 'export const shop = { open() {', '} };', 'open'],
  ['a method of a class', 'class Shop { open() {', '} }', 'open'],
])('%s of 81 lines is found', (_, start, end, name) => {
  const withLines = (lines: number) => parseFile('shop.ts', `${start}${'\n'.repeat(lines - 1)}${end}`);
  expect(tooLong([withLines(81)])).toEqual([{ name: `shop.ts: ${name}`, lines: 81 }]);
  expect(tooLong([withLines(80)])).toEqual([]);
});
