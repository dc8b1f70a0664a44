import path from 'node:path';
import * as ts from 'typescript/unstable/ast';
import { API, type Project, type Type } from 'typescript/unstable/sync';
import { type Texts, textsOf } from './constant-texts.ts';
import { createResolver } from './resolve-expression.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A call of `query` on a pool or a connection. */
export type Statement = {
  readonly place: string;
  readonly texts: Texts;
  /** Row type; nothing if the call names none. */
  readonly row: Type | undefined;
  readonly readsRows: boolean;
  readonly isArrays: boolean;
  /** How many values are handed in, if they are written as a list. */
  readonly valueCount: number | undefined;
};

export type Program = { readonly project: Project; readonly close: () => void };

/** Opens the program that a tsconfig.json names; it takes seconds, so it is opened once. */
export function openProgram(tsconfig: string): Program {
  const api = new API({ cwd: root });
  const snapshot = api.updateSnapshot({ openProjects: [tsconfig] });
  const project = snapshot.getProjects()[0];
  if (!project) throw new Error(`No program: ${tsconfig}`);
  return { project, close: () => api.close() };
}

export function findStatements({ project }: Program): readonly Statement[] {
  const { program } = project;
  const files = project.rootFiles.flatMap((name) => program.getSourceFile(name) ?? []);
  const calls = files.flatMap((file) => callsIn(file).map((call) => ({ file, call })));
  const byName = Map.groupBy(calls, ({ call }) =>
    ts.isIdentifier(call.expression) ? call.expression.text : '',
  );
  const resolver = createResolver(project, (name) => (byName.get(name) ?? []).map(({ call }) => call));
  return calls.flatMap(({ file, call }) => {
    const [first, values] = call.arguments;
    if (!first || !isQuery(call)) return [];
    const config = resolver.resolve({ node: first, scope: new Map() }, () => 0);
    const member = (name: string) => resolver.memberOf(config, name);
    const list = member('values')?.node ?? values;
    const line = file.text.slice(0, call.getStart(file)).split('\n').length;
    return {
      place: `${path.relative(root, file.fileName)}:${line}`,
      texts: textsOf(member('text') ?? { node: first, scope: new Map() }, { project, resolver }),
      row: call.typeArguments?.[0] && project.checker.getTypeFromTypeNode(call.typeArguments[0]),
      readsRows: readsRows(call),
      isArrays: member('rowMode') !== undefined,
      valueCount:
        list && ts.isArrayLiteralExpression(list) && !list.elements.some((one) => ts.isSpreadElement(one))
          ? list.elements.length
          : undefined,
    };
  });
}

function callsIn(file: ts.SourceFile): readonly ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(node);
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return found;
}

const isQuery = ({ expression }: ts.CallExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && expression.name.text === 'query';

/** Whether the rows of a result are used: a call that stands alone or takes the number of rows alone uses none. */
function readsRows(call: ts.CallExpression): boolean {
  const awaited = ts.isAwaitExpression(call.parent) ? call.parent : call;
  const { parent } = awaited;
  if (ts.isExpressionStatement(parent)) return false;
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
    return parent.name.elements.some(
      ({ name, propertyName }) => (propertyName ?? name)?.getText() === 'rows',
    );
  }
  const access = ts.isParenthesizedExpression(parent) ? parent.parent : parent;
  if (ts.isPropertyAccessExpression(access)) return access.name.text === 'rows';
  return false;
}
