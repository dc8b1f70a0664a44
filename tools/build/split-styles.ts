import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import postcss, { type ChildNode, type Container } from 'postcss';
import type { Plugin } from 'vite';

/**
 * Takes the rules of some CSS modules out of the one style sheet of the build into a second one, whose address is the
 * content of `<meta name="member-styles">` in the page. Both declare their rules in the layers of `src/styles/index.css`.
 * @param modules paths of the CSS modules of the second sheet
 */
export function splitStyles(modules: readonly string[]): Plugin {
  const names = new Set(modules.map((file) => basename(file, '.module.css')));
  return {
    name: 'split-styles',
    apply: 'build',
    generateBundle: {
      // After Vite has joined all modules and written the page.
      order: 'post',
      handler(_options, bundle) {
        const sheet = Object.values(bundle).find(({ fileName }) => /\/style-[^/]+\.css$/.test(fileName));
        const page = bundle['index.html'];
        if (sheet?.type !== 'asset' || page?.type !== 'asset') throw new Error('No style sheet, or no page.');
        const [first, second] = splitSheet(String(sheet.source), names);
        const emit = (name: string, source: string) => {
          const fileName = `assets/${name}-${contentHash(source)}.css`;
          this.emitFile({ type: 'asset', fileName, source });
          return fileName;
        };
        // Named anew, as its name was made of what is now in both.
        const firstFile = emit('style', first);
        delete bundle[sheet.fileName];
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && /\.(html|json)$/.test(file.fileName))
            file.source = String(file.source).replaceAll(sheet.fileName, firstFile);
        const meta = `<meta name="member-styles" content="/${emit('member', second)}" />`;
        page.source = String(page.source).replace('</head>', `${meta}</head>`);
      },
    },
  };
}

const contentHash = (source: string) => createHash('sha256').update(source).digest('base64url').slice(0, 8);

/**
 * @param names of CSS modules, which are the first word of their class names and animations
 * @returns the sheet without their rules, and these rules in the same layers and media queries
 */
export function splitSheet(sheet: string, names: ReadonlySet<string>): readonly [string, string] {
  const rest = postcss.parse(sheet);
  const taken = postcss.parse(sheet);
  keepRules(rest, (node) => !isOf(node, names));
  keepRules(taken, (node) => isOf(node, names));
  return [rest.toString(), taken.toString()];
}

function keepRules(container: Container, isKept: (node: ChildNode) => boolean): void {
  container.each((node) => {
    const isGroup = node.type === 'atrule' && node.nodes !== undefined && !isAnimation(node);
    if (isGroup) keepRules(node, isKept);
    if (isGroup ? node.nodes?.length === 0 : !isKept(node)) node.remove();
  });
}

const isAnimation = (node: ChildNode) => node.type === 'atrule' && /keyframes$/.test(node.name);

/** A rule belongs to the module of its first class. */
function isOf(node: ChildNode, names: ReadonlySet<string>): boolean {
  const name = isAnimation(node)
    ? node.type === 'atrule' && node.params
    : node.type === 'rule' && /\.([\w-]+)/.exec(node.selector)?.[1];
  return name ? names.has(name.slice(0, name.indexOf('_'))) : false;
}
