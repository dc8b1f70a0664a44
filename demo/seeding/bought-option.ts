import { methodNames } from '#server/catalogue/products/bought-option.ts';
import { customOf } from '../catalogue/customs.ts';
import { demoProducts, isCustomProduct, optionsOf, sizesOf } from '../catalogue/products.ts';
import type { DemoReview } from '../catalogue/reviews.ts';
import { createRandom } from './random.ts';
import type { Row } from './rows.ts';

/** The option that the reviewer bought: as on the photo, in the size that the review speaks of, otherwise any. */
export function boughtOption(review: DemoReview): Row {
  const product = demoProducts.find(({ key }) => key === review.product);
  if (!product || !isCustomProduct(product)) return { option_name: null, option_name_en: null };
  const draw = createRandom(review.content.length * 31 + review.daysAgo);
  const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(draw() * items.length)] as Item;
  const [photo] = review.photos ?? [];
  const pictured = photo === undefined ? null : customOf(photo);
  const colors = optionsOf(product);
  const anyColor = oneOf(colors);
  const color = colors.find(({ key }) => key === pictured?.color) ?? anyColor;
  const sizes = sizesOf(product);
  const anySize = oneOf(sizes);
  const size = sizes.find((each) => new RegExp(`\\b${each}\\b`).test(review.content)) ?? anySize;
  const anyMethod = oneOf(product.methods);
  const named = product.methods.find((each) => review.content.includes(methodNames[each].ko));
  const method = methodNames[pictured?.method ?? named ?? anyMethod];
  return {
    option_name: `${color.name_ko} / ${size} / ${method.ko}`,
    option_name_en: `${color.name_en} / ${size} / ${method.en}`,
  };
}
