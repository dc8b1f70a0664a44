import { letters } from '#demo/graphics/drawing/lettering.ts';
import { path, placed } from '#demo/graphics/drawing/svg.ts';
import { fruitWithoutEdge, svg, wholeFruit } from './persimmon.ts';

const ink = '#17171a';

const word = () =>
  path(letters('꾸밈', 156, 132, { face: 'bagel-fat-one', size: 150, anchor: 'start', spacing: -2 }), ink);

/** SVG files by their names below `public/`. */
export const logos = {
  icon: svg(512, 512, fruitWithoutEdge()),
  favicon: svg(512, 512, wholeFruit()),
  logo: svg(452, 160, placed(wholeFruit(), 8, 14, 0.26) + word()),
};
