import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ColorFamily, ProductSort } from '#src/shared/product-list-search.ts';

export const sortNames: Readonly<Record<ProductSort, MessageDescriptor>> = {
  recommended: msg`Recommended`,
  popularity: msg`Popular`,
  new: msg`Newest`,
  sale: msg`Biggest discount`,
  low_price: msg`Lowest price`,
  high_price: msg`Highest price`,
};

export const typeNames = {
  custom: msg`Customizable`,
  general: msg`Ready-made`,
} as const;

export const flagNames = {
  sale: msg`On sale`,
  new: msg`New`,
  in_stock: msg`In stock`,
} as const;

export const colorNames: Readonly<Record<ColorFamily, MessageDescriptor>> = {
  black: msg`Black`,
  white: msg`White`,
  gray: msg`Gray`,
  beige: msg`Beige`,
  brown: msg`Brown`,
  red: msg`Red`,
  orange: msg`Orange`,
  yellow: msg`Yellow`,
  green: msg`Green`,
  blue: msg`Blue`,
  navy: msg`Navy`,
  purple: msg`Purple`,
  pink: msg`Pink`,
};
