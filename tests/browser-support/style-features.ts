import type { Identifier } from '@mdn/browser-compat-data/forLegacyNode';
import postcss, { type AtRule, type ChildNode, type Declaration, type Node } from 'postcss';
import { css, featureAt, isMissing, partsOf } from './compat-data.ts';

const types = findTypes();

/**
 * Features that a style sheet uses that one of the oldest browsers lacks: properties, their values, functions, units, relative
 * colors, at-rules, media features and selectors. A rule inside of `@supports` is not a use. Paths in MDN's data.
 */
export function findStyleUses(styles: string): readonly string[] {
  const uses = new Set<string>();
  const add = (path: string) => isMissing(featureAt(path)) && uses.add(path);
  postcss.parse(styles).walk((node) => {
    if (!isGuarded(node)) pathsOf(node).forEach(add);
  });
  return [...uses].sort();
}

function pathsOf(node: ChildNode): readonly string[] {
  if (node.type === 'decl') return pathsOfDeclaration(node);
  if (node.type === 'atrule') return pathsOfAtRule(node);
  return node.type === 'rule' ? pathsOfSelector(node.selector) : [];
}

function isGuarded(node: Node): boolean {
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule' && (parent as unknown as AtRule).name === 'supports') return true;
  }
  return false;
}

function pathsOfDeclaration({ prop, value, parent }: Declaration): readonly string[] {
  const hasPrefixed = parent?.nodes.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`);
  // Shapes of the mouse pointer matter on desktops only, and descriptors of fonts are no properties.
  if (parent?.type === 'atrule' || hasPrefixed || /^-|^cursor$/.test(prop)) return [];
  const text = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|--[\w-]+/g, '');
  const property = `css.properties.${prop}`;
  const keywords = [...text.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/gi)].map(([word]) =>
    word.toLowerCase(),
  );
  const functions = [...text.matchAll(/(?<![\w-])([a-z][\w-]*)\((\s*from\b)?/gi)];
  const units = [...text.matchAll(/(?<![\w-])[\d.]+([a-z]+)/gi)].map(([, unit = '']) => unit.toLowerCase());
  return [
    property,
    ...keywords.map((word) => `${property}.${word}`),
    ...functions.flatMap(([, name = '', from]) => {
      const path = types.get(name.toLowerCase()) ?? '';
      return [path, `${property}.${name}`, ...(from ? [`${path}.relative_syntax`] : [])];
    }),
    ...units.map(pathOfUnit),
  ];
}

function pathOfUnit(unit: string): string {
  const length = 'css.types.length';
  if (/^cq/.test(unit)) return `${length}.container_query_length_units`;
  const size = /^([sld])v/.exec(unit)?.[1];
  const sizes: Readonly<Record<string, string>> = { s: 'small', l: 'large', d: 'dynamic' };
  return size ? `${length}.viewport_percentage_units_${sizes[size]}` : `${length}.${unit}`;
}

function pathsOfAtRule({ name, params }: AtRule): readonly string[] {
  const rule = `css.at-rules.${name}`;
  if (name !== 'media' && name !== 'container') return [rule];
  const features = [...params.matchAll(/([a-z][a-z-]*)\s*[:)<>=]/g)].map(
    ([, feature = '']) => `${rule}.${feature}`,
  );
  const isRange = /[<>=]/.test(params);
  const isStyle = /style\(/.test(params);
  return [
    rule,
    ...features,
    ...(isRange ? ['css.at-rules.media.range_syntax'] : []),
    ...(isStyle ? ['css.at-rules.container.style_queries_for_custom_properties'] : []),
  ];
}

function pathsOfSelector(selector: string): readonly string[] {
  const text = selector.replace(/"[^"]*"|\[[^\]]*\]/g, '');
  const names = [...text.matchAll(/::?([a-z][\w-]*)/gi)].map(([, name = '']) => `css.selectors.${name}`);
  return text.includes('&') ? [...names, 'css.selectors.nesting'] : names;
}

/** Paths of functions by their name. */
function findTypes(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (feature: Identifier, path: string, depth: number): void => {
    for (const [name, part] of partsOf(feature)) {
      const functionName = name.replace(/-function$/, '');
      if (!found.has(functionName)) found.set(functionName, `${path}.${name}`);
      if (depth < 2) add(part, `${path}.${name}`, depth + 1);
    }
  };
  add(css.types as unknown as Identifier, 'css.types', 0);
  return found;
}
