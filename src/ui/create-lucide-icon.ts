import { createElement, type SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Record<string, string>];

/** In the build (see server/setup/light-icons.ts) instead of Lucide's own factory, which is as large as twenty of its icons. */
// biome-ignore lint/style/noDefaultExport: so does the module that it replaces
export default function createLucideIcon(shapes: readonly Shape[]) {
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
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
