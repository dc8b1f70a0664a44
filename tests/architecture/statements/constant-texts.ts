import * as ts from 'typescript/unstable/ast';
import { type Project, TypeFlags } from 'typescript/unstable/sync';
import type { Bound, Choose, createResolver } from './resolve-expression.ts';

/** The texts that an expression can have, or the part of it that is known only at run time. */
export type Texts = { readonly texts: readonly string[] } | { readonly unknown: string };

/** More of them would take longer than they prove. */
const maxTexts = 96;

/** As a timeout it is long enough for a statement. */
const anyNumber = '10000';

class UnknownText extends Error {}

/** Goes through all choices, one text after the other. */
export function textsOf(bound: Bound, { project, resolver }: Reader): Texts {
  const texts = new Set<string>();
  const trail: { key: ts.Node; chosen: number; count: number }[] = [];
  try {
    for (let number = 0; number < maxTexts; number += 1) {
      const used = new Set<ts.Node>();
      const choose: Choose = (key, count) => {
        used.add(key);
        const known = trail.find((choice) => choice.key === key);
        if (known) return Math.min(known.chosen, count - 1);
        trail.push({ key, chosen: 0, count });
        return 0;
      };
      texts.add(textOf(bound, choose, { project, resolver }));
      while (trail.length > 0 && isLast(trail.at(-1))) trail.pop();
      const last = trail.at(-1);
      if (!last) return { texts: Array.from(texts) };
      last.chosen += 1;
    }
  } catch (error) {
    if (error instanceof UnknownText) return { unknown: error.message };
    throw error;
  }
  return { unknown: `more than ${maxTexts} texts` };
}

const isLast = (choice: { chosen: number; count: number } | undefined) =>
  choice !== undefined && choice.chosen + 1 >= choice.count;

export type Reader = { readonly project: Project; readonly resolver: ReturnType<typeof createResolver> };

function textOf(bound: Bound, choose: Choose, reader: Reader): string {
  const { node, scope, text } = reader.resolver.resolve(bound, choose);
  if (text !== undefined) return text;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isNumericLiteral(node)) {
    return node.text.replaceAll('_', (mark) => (ts.isNumericLiteral(node) ? '' : mark));
  }
  if (ts.isTemplateExpression(node)) {
    const parts = node.templateSpans.map(
      ({ expression, literal }) => textOf({ node: expression, scope }, choose, reader) + literal.text,
    );
    return node.head.text + parts.join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return (
      textOf({ node: node.left, scope }, choose, reader) + textOf({ node: node.right, scope }, choose, reader)
    );
  }
  return joinedText({ node, scope }, choose, reader) ?? textByType(node, choose, reader);
}

function joinedText({ node, scope }: Bound, choose: Choose, reader: Reader): string | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const { expression, name } = node.expression;
  const elements = name.text === 'join' && reader.resolver.elementsOf({ node: expression, scope }, choose);
  if (!elements) return;
  const [separator] = node.arguments;
  const between = separator ? textOf({ node: separator, scope }, choose, reader) : ',';
  return elements.map((element) => textOf(element, choose, reader)).join(between);
}

/** A name whose value is not followed has a few values by its type; any number is as good as another. */
function textByType(node: ts.Node, choose: Choose, { project: { checker } }: Reader): string {
  const type = checker.getTypeAtLocation(node);
  const types = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
  const values = types.map((one) => {
    if (one.isStringLiteralType() || one.isNumberLiteralType()) return String(one.value);
    return one.flags & TypeFlags.Number ? anyNumber : undefined;
  });
  const value = values[values.length > 1 ? choose(node, values.length) : 0];
  if (value === undefined || values.includes(undefined)) throw new UnknownText(node.getText());
  return value;
}
