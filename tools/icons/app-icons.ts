import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import Search from 'lucide-react/icons/search';
import Shirt from 'lucide-react/icons/shirt';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { placed } from '#demo/graphics/drawing/svg.ts';
import { fruitShape, fruitWithoutEdge, paper, plainFruit, svg, wholeFruit } from './persimmon.ts';

/** `name`: the file's below `public/icons/`, without its size. */
export type AppIcon = { readonly name: string; readonly sizes: readonly number[]; readonly drawing: string };

const square = (content: string) => svg(512, 512, content);

/** The same drawings as in the tab bar, so that a shortcut looks like the place where it leads. */
const shortcut = (icon: typeof Heart) => {
  const glyph = renderToStaticMarkup(createElement(icon, { color: paper, size: 24 }));
  return square(plainFruit() + placed(glyph, 124, 124, 11));
};

/** The icons that a system shows of the installed shop. */
export const appIcons: readonly AppIcon[] = [
  { name: 'icon', sizes: [192, 512], drawing: square(wholeFruit()) },
  { name: 'maskable', sizes: [192, 512], drawing: square(fruitWithoutEdge()) },
  { name: 'monochrome', sizes: [96, 512], drawing: square(fruitShape()) },
  { name: 'apple-touch', sizes: [180], drawing: square(fruitWithoutEdge(1.36)) },
  { name: 'search', sizes: [96], drawing: shortcut(Search) },
  { name: 'likes', sizes: [96], drawing: shortcut(Heart) },
  { name: 'designs', sizes: [96], drawing: shortcut(Shirt) },
  { name: 'events', sizes: [96], drawing: shortcut(Gift) },
];
