import * as ts from 'typescript/unstable/ast';
import { type Project, SymbolFlags } from 'typescript/unstable/sync';

/** Arguments of the calls that an expression is evaluated for, by the parameters' nodes. */
export type Scope = ReadonlyMap<ts.Node, Bound>;
/** An expression with the arguments that it is evaluated for; `text` if it is a part of a literal. */
export type Bound = { readonly node: ts.Node; readonly scope: Scope; readonly text?: string };

/** Decides between the values that an expression may have: the same key gets the same choice within one text. */
export type Choose = (key: ts.Node, count: number) => number;

type FunctionNode = ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression;

const isFunction = (node: ts.Node): node is FunctionNode =>
  ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node);

const nothing: Scope = new Map();

const maxDepth = 60;

/** Follows names, properties, calls and choices to the literal, object, list or function that an expression stands for. */
export function createResolver(project: Project, callsOf: (name: string) => readonly ts.CallExpression[]) {
  const { checker } = project;

  function declarationOf(name: ts.Node): ts.Node | undefined {
    let symbol = checker.getSymbolAtLocation(name);
    if (symbol && symbol.flags & SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    return symbol?.valueDeclaration?.resolve(project);
  }

  /** A value that a function hands to itself would be followed for ever. */
  let depth = 0;

  function resolve(bound: Bound, choose: Choose): Bound {
    if (bound.text !== undefined) return bound;
    if (depth > maxDepth) return bound;
    depth += 1;
    try {
      const next = step(bound, choose);
      return next ? resolve(next, choose) : bound;
    } finally {
      depth -= 1;
    }
  }

  /** One step nearer to the value, or nothing if this is the value or cannot be followed. */
  function step({ node, scope }: Bound, choose: Choose): Bound | undefined {
    if (isWrapper(node)) return { node: node.expression, scope };
    if (ts.isIdentifier(node)) return stepFromName(node, scope, choose);
    if (ts.isCallExpression(node)) return stepFromCall(node, scope, choose);
    return stepFromAccess({ node, scope }, choose) ?? stepFromChoice({ node, scope }, choose);
  }

  function stepFromAccess({ node, scope }: Bound, choose: Choose): Bound | undefined {
    if (ts.isElementAccessExpression(node)) return stepFromElement(node, scope, choose);
    if (!ts.isPropertyAccessExpression(node)) return;
    return memberOf(resolve({ node: node.expression, scope }, choose), node.name.text);
  }

  function stepFromChoice({ node, scope }: Bound, choose: Choose): Bound | undefined {
    if (ts.isConditionalExpression(node)) {
      return { node: choose(node, 2) === 0 ? node.whenTrue : node.whenFalse, scope };
    }
    if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken)
      return;
    const left = resolve({ node: node.left, scope }, choose);
    return left.node === node.left ? { node: node.right, scope } : left;
  }

  function stepFromElement(
    node: ts.ElementAccessExpression,
    scope: Scope,
    choose: Choose,
  ): Bound | undefined {
    const object = resolve({ node: node.expression, scope }, choose);
    const key = resolve({ node: node.argumentExpression, scope }, choose).node;
    if (ts.isStringLiteral(key)) return memberOf(object, key.text);
    const values = elementsOf(object, choose) ?? [];
    return values.length > 0 ? values[choose(node.argumentExpression, values.length)] : undefined;
  }

  function stepFromCall(node: ts.CallExpression, scope: Scope, choose: Choose): Bound | undefined {
    const called = resolve({ node: node.expression, scope }, choose);
    if (!isFunction(called.node)) return;
    const parameters = new Map(called.scope);
    called.node.parameters.forEach((parameter, index) => {
      const argument = node.arguments[index] ?? parameter.initializer;
      if (argument) parameters.set(parameter, { node: argument, scope });
    });
    return resultOf(called.node, parameters);
  }

  function stepFromName(name: ts.Identifier, scope: Scope, choose: Choose): Bound | undefined {
    const declaration = declarationOf(name);
    return declaration && declaration !== name ? declaredValue(declaration, scope, choose) : undefined;
  }

  /** The value that a declaration gives to its name. */
  function declaredValue(declaration: ts.Node, scope: Scope, choose: Choose): Bound | undefined {
    if (isFunction(declaration)) return { node: declaration, scope };
    if (ts.isBindingElement(declaration)) {
      const owner = declaration.parent.parent;
      const whole = declaredValue(owner, scope, choose);
      return whole && partOf(resolve(whole, choose), declaration, choose);
    }
    if (ts.isParameterDeclaration(declaration)) return argumentFor(declaration, scope, choose);
    if (!ts.isVariableDeclaration(declaration)) return;
    const statement = declaration.parent.parent;
    if (ts.isForOfStatement(statement)) {
      return oneOf([statement.expression], scope, declaration, choose);
    }
    return declaration.initializer && { node: declaration.initializer, scope };
  }

  function partOf(whole: Bound, element: ts.BindingElement, choose: Choose): Bound | undefined {
    if (ts.isArrayBindingPattern(element.parent)) {
      return elementsOf(whole, choose)?.[element.parent.elements.indexOf(element)];
    }
    const name = element.propertyName ?? element.name;
    return name && ts.isIdentifier(name) ? memberOf(whole, name.text) : undefined;
  }

  /** The argument of the call at hand; else one of the arguments that callers give, or of the elements that are gone through. */
  function argumentFor(parameter: ts.ParameterDeclaration, scope: Scope, choose: Choose): Bound | undefined {
    const given = scope.get(parameter);
    if (given) return given;
    const owner = parameter.parent;
    const position = isFunction(owner) ? owner.parameters.indexOf(parameter) : -1;
    if (position === 0 && ts.isCallExpression(owner.parent)) {
      return oneOf(listsOf(owner.parent), scope, parameter, choose);
    }
    const values = argumentsOfCallers(owner, position);
    return values.length > 0 ? values[choose(parameter, values.length)] : undefined;
  }

  function argumentsOfCallers(owner: ts.Node, position: number): readonly Bound[] {
    const name = ts.isFunctionDeclaration(owner)
      ? owner.name
      : ts.isVariableDeclaration(owner.parent) && owner.parent.name;
    if (!name || !ts.isIdentifier(name)) return [];
    const declared = ts.isFunctionDeclaration(owner) ? owner : owner.parent;
    return callsOf(name.text).flatMap((call) => {
      const argument = call.arguments[position];
      // A call from inside hands on what came from outside.
      const isOutside = !isWithin(call, owner);
      return argument && isOutside && declarationOf(call.expression) === declared
        ? [{ node: argument, scope: nothing }]
        : [];
    });
  }

  function oneOf(lists: readonly ts.Node[], scope: Scope, key: ts.Node, choose: Choose): Bound | undefined {
    const values = lists.flatMap((node) => elementsOf({ node, scope }, choose) ?? []);
    return values.length > 0 ? values[choose(key, values.length)] : undefined;
  }

  /** The elements of a list or the values of an object, if all of them are written down. */
  function elementsOf(list: Bound, choose: Choose): readonly Bound[] | undefined {
    const { node, scope } = resolve(list, choose);
    if (ts.isArrayLiteralExpression(node)) {
      return node.elements.flatMap((element): readonly Bound[] =>
        ts.isSpreadElement(element)
          ? (elementsOf({ node: element.expression, scope }, choose) ?? [])
          : [{ node: element, scope }],
      );
    }
    if (ts.isObjectLiteralExpression(node)) {
      return node.properties.flatMap((property): readonly Bound[] => {
        if (ts.isPropertyAssignment(property)) return [{ node: property.initializer, scope }];
        return ts.isShorthandPropertyAssignment(property) ? [{ node: property.name, scope }] : [];
      });
    }
    return ts.isCallExpression(node) ? elementsOfCall(node, scope, choose) : undefined;
  }

  /** `Object.values(object)`, `'a b'.split(' ')`, `list.map(callback)`. */
  function elementsOfCall(
    { expression, arguments: [argument] }: ts.CallExpression,
    scope: Scope,
    choose: Choose,
  ): readonly Bound[] | undefined {
    if (!argument || !ts.isPropertyAccessExpression(expression)) return;
    const owner = { node: expression.expression, scope };
    switch (expression.name.text) {
      case 'values':
        return elementsOf({ node: argument, scope }, choose);
      case 'split':
        return partsOfText(resolve(owner, choose), argument);
      case 'map':
        return mappedElements(elementsOf(owner, choose), resolve({ node: argument, scope }, choose));
      default:
        return;
    }
  }

  function mappedElements(elements: readonly Bound[] | undefined, { node, scope }: Bound) {
    if (!isFunction(node)) return;
    const [parameter] = node.parameters;
    const results = elements?.map((element) =>
      resultOf(node, new Map(parameter ? [...scope, [parameter, element]] : scope)),
    );
    return results?.filter((result) => result !== undefined);
  }

  function memberOf({ node, scope }: Bound, name: string): Bound | undefined {
    if (!ts.isObjectLiteralExpression(node)) return;
    const property = node.properties.findLast((each) => nameOf(each) === name);
    if (property && ts.isPropertyAssignment(property)) return { node: property.initializer, scope };
    if (property && ts.isShorthandPropertyAssignment(property)) return shorthand(property, scope);
    const spreads = node.properties.filter((each) => ts.isSpreadAssignment(each));
    const members = spreads.map(({ expression }) =>
      memberOf(
        resolve({ node: expression, scope }, () => 0),
        name,
      ),
    );
    return members.find((member) => member !== undefined);
  }

  function shorthand(property: ts.ShorthandPropertyAssignment, scope: Scope): Bound | undefined {
    const symbol = checker.getShorthandAssignmentValueSymbol(property);
    const declaration = symbol?.valueDeclaration?.resolve(project);
    return declaration && declaredValue(declaration, scope, () => 0);
  }

  return { resolve, elementsOf, memberOf };
}

function partsOfText({ node, scope }: Bound, separator: ts.Node): readonly Bound[] | undefined {
  if (!ts.isStringLiteral(node) || !ts.isStringLiteral(separator)) return;
  return node.text.split(separator.text).map((text) => ({ node, scope, text }));
}

type Wrapper = ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression;

const isWrapper = (node: ts.Node): node is Wrapper =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAwaitExpression(node);

/** What a callback may be called for: `list.map(callback)`, `eachOf(list, callback)`. */
const listsOf = ({ expression, arguments: given }: ts.CallExpression): readonly ts.Node[] =>
  ts.isPropertyAccessExpression(expression) ? [expression.expression] : Array.from(given);

const isWithin = (node: ts.Node | undefined, owner: ts.Node): boolean =>
  node !== undefined && (node === owner || isWithin(node.parent, owner));

const nameOf = (property: ts.ObjectLiteralElementLike): string | undefined => {
  if (ts.isSpreadAssignment(property)) return;
  const { name } = property;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
};

/** A function has a result that can be followed if it is one expression or begins with `return`. */
function resultOf({ body }: FunctionNode, scope: Scope): Bound | undefined {
  if (!body) return;
  if (!ts.isBlock(body)) return { node: body, scope };
  const returned = body.statements.filter((statement) => ts.isReturnStatement(statement));
  const [only] = returned;
  return returned.length === 1 && only?.expression ? { node: only.expression, scope } : undefined;
}
