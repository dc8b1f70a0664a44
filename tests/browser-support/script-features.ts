import { parseSync } from 'vite';
import { globalMembers, globals, iteratorMethods, methods, styleProperties } from './missing-names.ts';

/** `feature`: its path in MDN's data. `offset`: where it is used. */
export type Use = { readonly feature: string; readonly offset: number };

/** A node of a syntax tree. */
type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

type Place = {
  readonly node: Node;
  readonly parent: Node | null;
  readonly key: string;
  readonly isTop: boolean;
};

/**
 * `uses`: what a script uses that one of the oldest browsers lacks: syntax, global names, members of global objects, and
 * methods whose name no older interface has. What is behind `?.` or `typeof` is not a use.
 *
 * `waits`: offsets of what a module awaits before it has run: WebKit before 27 then gives a second importer an unfinished
 * module.
 */
export function readScript(source: string): {
  readonly uses: readonly Use[];
  readonly waits: readonly number[];
} {
  const places = walk(parse(source));
  const declared = declaredNames(places);
  const uses = places.flatMap((place) => {
    const feature =
      syntaxOf(place) ??
      globalOf(place, declared) ??
      memberOf(place, declared) ??
      methodOf(place) ??
      styleOf(place);
    return feature ? [{ feature, offset: place.node.start }] : [];
  });
  const waits = places.flatMap(({ node, isTop }) => {
    const isAwait =
      node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await === true);
    return isTop && isAwait ? [node.start] : [];
  });
  return { uses, waits };
}

/** The kinds of nodes of a script that ES5 did not have, and its `let` and `const`. */
export const findNewSyntax = (source: string): readonly string[] =>
  walk(parse(source)).flatMap(({ node }) => {
    if (node.type === 'VariableDeclaration' && node.kind !== 'var') return [String(node.kind)];
    if (node.type === 'Property' && (node.shorthand || node.method || node.computed)) return ['Property'];
    return es5.has(node.type) ? [] : [node.type];
  });

const es5 = new Set(
  `Program ExpressionStatement BlockStatement EmptyStatement IfStatement ReturnStatement TryStatement CatchClause
  ThrowStatement VariableDeclaration VariableDeclarator FunctionDeclaration FunctionExpression CallExpression
  NewExpression MemberExpression Identifier Literal ObjectExpression Property ArrayExpression UnaryExpression
  UpdateExpression BinaryExpression LogicalExpression ConditionalExpression AssignmentExpression SequenceExpression
  ThisExpression ForStatement ForInStatement WhileStatement BreakStatement ContinueStatement ParenthesizedExpression`.split(
    /\s+/,
  ),
);

function parse(source: string): Node {
  const { program, errors } = parseSync('script.js', source, { sourceType: 'module' });
  if (errors[0]) throw new Error(errors[0].message);
  return program as unknown as Node;
}

function walk(root: Node): readonly Place[] {
  const places: Place[] = [];
  const visit = (node: Node, parent: Node | null, key: string, isTop: boolean): void => {
    places.push({ node, parent, key, isTop });
    const isInside = isTop && !/Function|StaticBlock/.test(node.type);
    // A few million values: no array of entries for each node.
    for (const name in node) for (const child of childrenIn(node[name])) visit(child, node, name, isInside);
  };
  visit(root, null, '', true);
  return places;
}

const noNodes: readonly Node[] = [];

function childrenIn(value: unknown): readonly Node[] {
  if (typeof value !== 'object' || value === null) return noNodes;
  if (Array.isArray(value)) return value.filter(isNode);
  return isNode(value) ? [value] : noNodes;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Names that the script gives to something of its own, anywhere. */
function declaredNames(places: readonly Place[]): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(String(pattern.name));
    for (const part of [
      pattern.argument,
      pattern.left,
      pattern.value,
      pattern.elements,
      pattern.properties,
    ].flat())
      add(part);
  };
  for (const { node } of places) {
    if (/Declarator$|^Function|^Class/.test(node.type)) add(node.id);
    if (/Function/.test(node.type)) for (const one of [node.params].flat()) add(one);
    if (node.type === 'CatchClause') add(node.param);
    if (/^Import\w*Specifier$/.test(node.type)) add(node.local);
  }
  return names;
}

function syntaxOf({ node, isTop }: Place): string | null {
  const attributes = 'javascript.statements.import.import_attributes';
  if (/^Import|^Export/.test(node.type) && [node.attributes ?? []].flat().length > 0) return attributes;
  if (node.type === 'VariableDeclaration' && /using/.test(String(node.kind)))
    return 'javascript.statements.using';
  if (node.type === 'Decorator') return 'javascript.decorators';
  if (node.type === 'Literal' && node.regex) return regExpSyntaxOf(node.regex);
  return isTop && node.type === 'AwaitExpression' ? 'javascript.operators.await.top_level' : null;
}

function regExpSyntaxOf(regex: unknown): string | null {
  const { pattern, flags } = regex as { readonly pattern: string; readonly flags: string };
  const groups = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
  if (flags.includes('v')) return 'javascript.builtins.RegExp.unicodeSets';
  if (/\(\?[ims]*-?[ims]+:/.test(pattern)) return 'javascript.regular_expressions.modifier';
  return new Set(groups).size < groups.length
    ? 'javascript.regular_expressions.named_capturing_group.duplicate_named_capturing_groups'
    : null;
}

function globalOf({ node, parent, key }: Place, declared: ReadonlySet<string>): string | null {
  const isKey = (key === 'property' || key === 'key') && parent?.computed !== true;
  const isTested = parent?.type === 'UnaryExpression' && parent.operator === 'typeof';
  if (node.type !== 'Identifier' || isKey || isTested) return null;
  const name = String(node.name);
  return declared.has(name) ? null : (globals.get(name) ?? null);
}

/** `URL.parse(…)`, `navigator.locks.request`: would throw where it is missing. */
function memberOf({ node, parent, key }: Place, declared: ReadonlySet<string>): string | null {
  if (!isUsed(node, parent, key) || !isNode(node.object)) return null;
  const owner = String(node.object.name);
  if (node.object.type !== 'Identifier' || declared.has(owner)) return null;
  return globalMembers.get(`${owner}.${nameOf(node)}`) ?? null;
}

function methodOf({ node, parent, key }: Place): string | null {
  if (!isUsed(node, parent, key) || key !== 'callee') return null;
  const name = nameOf(node);
  const feature = methods.get(name) ?? null;
  return feature ?? (isIteratorCall(node.object) ? (iteratorMethods.get(name) ?? null) : null);
}

/** `{ maskImage: … }` for an element's style, without the prefixed name beside it. */
function styleOf({ node, parent }: Place): string | null {
  const name = keyOf(node);
  const feature = styleProperties.get(name);
  const prefixed = `Webkit${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const siblings = [parent?.properties ?? []].flat().filter(isNode).map(keyOf);
  return feature && !siblings.includes(prefixed) ? feature : null;
}

const keyOf = ({ type, computed, key }: Node): string =>
  type === 'Property' && !computed && isNode(key) ? String(key.name) : '';

/** Called, or a member of it is read, without `?.`. */
const isUsed = (node: Node, parent: Node | null, key: string): boolean =>
  node.type === 'MemberExpression' &&
  parent?.optional !== true &&
  (key === 'callee' || (key === 'object' && parent?.type === 'MemberExpression'));

function nameOf({ computed, property }: Node): string {
  return !computed && isNode(property) ? String(property.name) : '';
}

/** `map.values()`, whose result has the methods of `Iterator`. */
function isIteratorCall(object: unknown): boolean {
  if (!isNode(object) || object.type !== 'CallExpression' || !isNode(object.callee)) return false;
  const { callee } = object;
  const name = callee.type === 'MemberExpression' ? nameOf(callee) : '';
  return (
    name === 'matchAll' || (/^(values|keys|entries)$/.test(name) && [object.arguments].flat().length === 0)
  );
}
