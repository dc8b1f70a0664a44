import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/**
 * The rules of a style sheet that an HTML fragment can use: those whose classes all occur in it. Rules without a class
 * stay; layers, at-rule conditions and their order are preserved.
 */
export function extractCriticalCss(styles: string, html: string): string {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  const tree = postcss.parse(styles);
  removeUnused(tree, new Set(names));
  return tree.toString();
}

function removeUnused(container: Container, classes: ReadonlySet<string>): void {
  container.each((node) => {
    if (!isBlock(node)) return;
    removeUnused(node, classes);
    if (node.type === 'rule' ? !isUsed(node, classes) : isRemovable(node)) node.remove();
  });
}

function isBlock(node: ChildNode): node is Rule | AtRule {
  return node.type === 'rule' || node.type === 'atrule';
}

/** An at-rule without a block (a layer order) is not empty. */
const isRemovable = (rule: AtRule): boolean => rule.nodes?.length === 0;

/** Whether all classes of one of its selectors occur in the HTML; classes inside `:not()` do not count. */
function isUsed({ selectors }: Rule, classes: ReadonlySet<string>): boolean {
  return selectors.some((selector) =>
    [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].every(([, name = '']) =>
      classes.has(name),
    ),
  );
}
