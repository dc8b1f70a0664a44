import type { DemoColor, DemoMockup, DemoSide } from '../mockups/demo-mockup.ts';
import { demoMockups } from '../mockups/products.ts';

/** @throws Error when no mock-up has this key: the catalogue and the mock-ups have to agree. */
export function mockupOf(product: string): DemoMockup {
  const mockup = demoMockups.find(({ key }) => key === product);
  if (!mockup) throw new Error(`The product ${product} has no mock-up`);
  return mockup;
}

export function sideOf(product: string, side: DemoSide['key']): DemoSide {
  const found = mockupOf(product).sides.find((each) => each.key === side);
  if (!found) throw new Error(`The ${side} of the product ${product} is not printed`);
  return found;
}

export function colorOf(product: string, color: string): DemoColor {
  const found = mockupOf(product).colors.find(({ key }) => key === color);
  if (!found) throw new Error(`The product ${product} does not come in ${color}`);
  return found;
}
