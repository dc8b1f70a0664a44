import type { DemoColour, DemoMockup, DemoSide } from '#server/demo/mockups/demo-mockup.ts';
import { demoMockups } from '#server/demo/mockups/products.ts';

/** @throws Error when nothing is drawn under this key: the catalogue and the drawings have to agree. */
export function mockupOf(product: string): DemoMockup {
  const mockup = demoMockups.find(({ key }) => key === product);
  if (!mockup) throw new Error(`No mock-up is drawn for the product ${product}`);
  return mockup;
}

export function sideOf(product: string, side: DemoSide['key']): DemoSide {
  const found = mockupOf(product).sides.find((each) => each.key === side);
  if (!found) throw new Error(`The ${side} of the product ${product} is not printed`);
  return found;
}

export function colourOf(product: string, colour: string): DemoColour {
  const found = mockupOf(product).colours.find(({ key }) => key === colour);
  if (!found) throw new Error(`The product ${product} does not come in ${colour}`);
  return found;
}
