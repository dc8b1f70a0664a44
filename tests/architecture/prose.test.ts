import { type ESTree, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { parseFile, parseFolders, type SourceFile } from './syntax.ts';

/** A comment or the title of a test. */
type Prose = { readonly place: string; readonly text: string };

/** Words with which a sentence without a subject begins: it says what it is about only at its end, if at all. */
const fragment = /^(of|what|whatever|who|whoever|whose|whom|those|not|until)\b/i;

/** British spellings of words that the platform and its libraries write the American way. Constants in capitals are others'. */
const british = /[Cc]olour|[Bb]ehaviour|\b[Cc]entred?\b|[Cc]ancell(?:ed|ing)/;

/** Words of payment companies and social providers, as their interfaces write them. */
const foreign =
  /'[Cc]ancelled'|cancelled_at|cancelled(?:At|TaxFree)|amount\.cancelled|\bcancelled: |Transaction\.\w+|\w+_cancelled\w*/g;

/** Comments in lines that follow each other are one. */
function commentsOf({ name, code, comments, lineAt }: SourceFile): readonly Prose[] {
  const joined: { text: string; end: number }[] = [];
  for (const { type, value, start, end } of comments) {
    const text = value
      .replace(/^\*/, '')
      .replaceAll(/^\s*\* ?/gm, '')
      .trim();
    const before = joined.at(-1);
    if (type === 'Line' && before && /^\n[ \t]*$/.test(code.slice(before.end, start))) {
      before.text += ` ${text}`;
      before.end = end;
    } else joined.push({ text, end });
  }
  return joined.map(({ text, end }) => ({ place: `${name}:${lineAt(end)}`, text }));
}

function titlesOf({ name, program, lineAt }: SourceFile): readonly Prose[] {
  const titles: Prose[] = [];
  const visitCall = ({ callee, arguments: [first], start }: ESTree.CallExpression) => {
    if (!first || !/^(test|it|describe)$/.test(calledName(callee))) return;
    const place = `${name}:${lineAt(start)}`;
    if (first.type === 'Literal') titles.push({ place, text: String(first.value) });
    if (first.type === 'TemplateLiteral') titles.push({ place, text: first.quasis[0]?.value.raw ?? '' });
  };
  new Visitor({ CallExpression: visitCall }).visit(program);
  return titles;
}

/** The first name of `test.each(…)(…)`. */
function calledName(callee: ESTree.Expression | ESTree.Super): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  return callee.type === 'CallExpression' ? calledName(callee.callee) : '';
}

const fragmentsIn = (prose: readonly Prose[]) => prose.filter(({ text }) => fragment.test(text));

/** Places where a literal is spread into another one, as in `{ ...{ a, b }, c }`. */
function spreadLiterals({ name, program, lineAt }: SourceFile): readonly string[] {
  const found: string[] = [];
  const visitSpread = ({ argument, start }: ESTree.SpreadElement) => {
    if (/^(Object|Array)Expression$/.test(argument.type)) found.push(`${name}:${lineAt(start)}`);
  };
  new Visitor({ SpreadElement: visitSpread }).visit(program);
  return found;
}

const britishIn = ({ name, code }: SourceFile): readonly string[] =>
  code
    .split('\n')
    .flatMap((line, index) => (british.test(line.replaceAll(foreign, '')) ? [`${name}:${index + 1}`] : []));

const files = parseFolders(['src', 'sw', 'server', 'tools', 'demo', 'locales', 'tests']);

test('less than three of a hundred comments begin with a fragment', () => {
  const comments = files.flatMap(commentsOf);
  expect(comments.length).toBeGreaterThan(5_000);
  expect(fragmentsIn(comments).length / comments.length).toBeLessThan(0.03);
});

test('less than three of a hundred titles of tests begin with a fragment', () => {
  const titles = files.flatMap(titlesOf);
  expect(titles.length).toBeGreaterThan(2_000);
  expect(fragmentsIn(titles).length / titles.length).toBeLessThan(0.03);
});

test('no literal is spread into another literal', () => {
  expect(files.flatMap(spreadLiterals)).toEqual([]);
});

test('comments, names and texts have one spelling', () => {
  const own = files.filter(({ name }) => !name.startsWith('tests/architecture/prose.'));
  expect(own.flatMap(britishIn)).toEqual([]);
});

test('a fragment is found in a comment of either kind, and in a title', () => {
  const code =
    "/** Of a shop. */\nconst a = 1;\n// Until it\n// is open.\ntest.each([a])('who pays', () => {});\n";
  const file = parseFile('shop.test.ts', code);
  expect(fragmentsIn(commentsOf(file))).toEqual([
    { place: 'shop.test.ts:1', text: 'Of a shop.' },
    { place: 'shop.test.ts:4', text: 'Until it is open.' },
  ]);
  expect(fragmentsIn(titlesOf(file))).toEqual([{ place: 'shop.test.ts:5', text: 'who pays' }]);
  const sentence = parseFile('shop.ts', '// A sentence of what, until whom.\n');
  expect(fragmentsIn(commentsOf(sentence))).toEqual([]);
});

test('a literal in a literal is found in objects and in lists, a spread value is not', () => {
  const code = 'const a = [{ ...{ b: 1 }, c: 2 },\n...[3]];\nconst d = { ...a, ...(a && { e: 1 }) };\n';
  expect(spreadLiterals(parseFile('shop.ts', code))).toEqual(['shop.ts:1', 'shop.ts:2']);
});

test('another spelling is found, unless it is a word of a payment company', () => {
  const code =
    "const grayColour = 1;\n// It was cancelled.\nconst state = 'cancelled';\nconst all = CANCELLED;\n";
  expect(britishIn(parseFile('shop.ts', code))).toEqual(['shop.ts:1', 'shop.ts:2']);
});
