import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

type IconModule = { readonly __iconData?: { readonly node: readonly Shape[] } };

/**
 * Icons of Lucide with a smaller factory. It needs neither their names nor the key of each of their shapes: random letters,
 * which do not compress, in what every visit loads.
 */
export function lightIcons(): Plugin {
  const factory = JSON.stringify(resolve('src/ui/create-lucide-icon.ts'));
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(id) {
        const { __iconData: icon }: IconModule = await import(pathToFileURL(id).href);
        if (!icon) return null;
        const shapes = icon.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
        return `import createLucideIcon from ${factory};
export default createLucideIcon(${JSON.stringify(shapes)});`;
      },
    },
  };
}
