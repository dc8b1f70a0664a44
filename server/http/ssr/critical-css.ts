import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/**
 * The rules of a style sheet that an HTML fragment can use: those whose classes and whose values of `data-*` attributes all
 * occur in it. Rules without either stay; layers, at-rule conditions and their order are preserved. What changes under a mouse is
 * left to the whole sheet, which comes before anybody points at something.
 */
export function extractCriticalCss(styles: string, html: string): string {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  const values = [...html.matchAll(/ (data-[\w-]+="[^"]*")/g)].map(([, value = '']) => value);
  const tree = postcss.parse(styles);
  removeUnused(tree, { classes: new Set(names), values: new Set(values) });
  return tree.toString();
}

type Used = { readonly classes: ReadonlySet<string>; readonly values: ReadonlySet<string> };

function removeUnused(container: Container, used: Used): void {
  container.each((node) => {
    if (!isBlock(node)) return;
    removeUnused(node, used);
    if (node.type === 'rule' ? !isUsed(node, used) : isRemovable(node)) node.remove();
  });
}

function isBlock(node: ChildNode): node is Rule | AtRule {
  return node.type === 'rule' || node.type === 'atrule';
}

/** An at-rule without a block (a layer order) is not empty. */
const isRemovable = ({ nodes, params }: AtRule): boolean =>
  nodes?.length === 0 || /^\(hover: ?hover\)$/.test(params);

/**
 * Whether all classes and values of one of its selectors occur in the HTML. Classes inside `:not()` do not count, nor do values
 * inside of any parentheses: of those in `:is()` one is enough.
 */
function isUsed({ selectors }: Rule, { classes, values }: Used): boolean {
  return selectors.some((selector) => {
    const named = selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
    const valued = withoutArguments(selector).matchAll(/\[(data-[\w-]+)="?([^"\]]*)"?\]/g);
    return (
      [...named].every(([, name = '']) => classes.has(name)) &&
      [...valued].every(([, name, value]) => values.has(`${name}="${value}"`))
    );
  });
}

function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}
