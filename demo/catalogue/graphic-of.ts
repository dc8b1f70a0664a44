import { demoGraphics } from '../graphics/artists.ts';
import type { DemoGraphic } from '../graphics/demo-artist.ts';

const byKey = new Map(demoGraphics.map((graphic) => [graphic.key, graphic]));

/** @throws Error when nobody drew it: content and drawings have to agree. */
export function graphicOf(key: string): DemoGraphic {
  const graphic = byKey.get(key);
  if (!graphic) throw new Error(`Nobody drew the graphic ${key}`);
  return graphic;
}
