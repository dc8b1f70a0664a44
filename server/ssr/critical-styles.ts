import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/**
 * The rules of a style sheet that a piece of HTML can use: those whose classes all occur in it. Rules without a class
 * stay; layers, conditions and their order stay as they are.
 */
export function criticalStyles(styles: string, html: string): string {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  const tree = postcss.parse(styles);
  removeUnused(tree, new Set(names));
  return tree.toString();
}

function removeUnused(container: Container, classes: ReadonlySet<string>): void {
  container.each((node) => {
    if (!isBlock(node)) return;
    removeUnused(node, classes);
    if (node.type === 'rule' ? !isUsed(node, classes) : isVain(node)) node.remove();
  });
}

function isBlock(node: ChildNode): node is Rule | AtRule {
  return node.type === 'rule' || node.type === 'atrule';
}

/** Fonts come when the page is quiet. An at-rule without a block, the order of the layers, is not empty. */
function isVain({ name, nodes }: AtRule): boolean {
  return name === 'font-face' || nodes?.length === 0;
}

/** One of its selectors names no class that is not there; what stands in `:not()` need not be there. */
function isUsed({ selectors }: Rule, classes: ReadonlySet<string>): boolean {
  return selectors.some((selector) =>
    [...selector.replace(/:not\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].every(([, name = '']) =>
      classes.has(name),
    ),
  );
}
