import { createElement, type SVGProps } from 'react';

type IconData = { readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/** Takes the place of Lucide's own factory, which weighs as much as twenty of its icons; see vite.config.ts. */
// biome-ignore lint/style/noDefaultExport: the module it stands for has one
export default function createIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
