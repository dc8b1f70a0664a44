import { brands } from '../catalogue/brands.ts';
import {
  careOf,
  type DemoProduct,
  demoProducts,
  isCustomProduct,
  optionsOf,
  productTexts,
  sizesOf,
} from '../catalogue/products.ts';
import { productInquiries } from '../catalogue/reviews.ts';
import type { Text } from '../catalogue/schemas.ts';
import { holidays } from '../catalogue/texts.ts';
import { memberId, productId } from '../keys/ids.ts';
import { stableId } from '../keys/stable-id.ts';
import type { Calendar } from './calendar.ts';
import type { Row, TableRows } from './rows.ts';

const { notice } = productTexts;

/** The rows with what the pages of products say beside name, pictures and price. */
export function productInformationRows(calendar: Calendar): TableRows[] {
  return [
    { table: 'size_chart', rows: demoProducts.flatMap(sizeChartRows) },
    { table: 'product_notice', rows: demoProducts.flatMap(noticeRows) },
    { table: 'product_inquiry', rows: inquiryRows(calendar) },
    {
      table: 'shop_holiday',
      rows: holidays.map(({ day, name }) => ({ day, name_ko: name.ko, name_en: name.en })),
    },
  ];
}

function sizeChartRows({ key, sizeChart: { measures, sizes } }: DemoProduct): Row[] {
  return Object.entries(sizes).flatMap(([size, lengths], position) =>
    measures.map((measure, at) => ({
      product_id: productId(key),
      size,
      measure,
      cm: lengths[at],
      position,
    })),
  );
}

function noticeRows(product: DemoProduct): Row[] {
  const brand = brands.find(({ key }) => key === product.brand);
  const colors = optionsOf(product);
  const items: readonly (readonly [item: string, content: Text | undefined])[] = [
    ['NAME', product.name],
    ['MATERIAL', product.material],
    [
      'COLOR',
      isCustomProduct(product)
        ? {
            ko: colors.map(({ name_ko }) => name_ko).join(', '),
            en: colors.map(({ name_en }) => name_en).join(', '),
          }
        : undefined,
    ],
    ['SIZE', sizeText(sizesOf(product))],
    ['COMPONENTS', product.components],
    ['COMPATIBLE_WITH', modelsOf(product)],
    ['MANUFACTURER', brand && filled(notice.manufacturer, '{brand}', brand.name)],
    ['COUNTRY', notice.country],
    ['MADE_AT', notice.madeAt],
    ['CARE', careOf[product.goods]],
    ['WARRANTY', notice.warranty],
    ['SERVICE', notice.service],
  ];
  return items
    .filter((each): each is readonly [string, Text] => each[1] !== undefined)
    .map(([item, { ko, en }], position) => ({
      id: stableId('product_notice', `${product.key}/${item}`),
      product_id: productId(product.key),
      item,
      content: ko,
      content_en: en,
      position,
    }));
}

function modelsOf(product: DemoProduct): Text | undefined {
  if (!isCustomProduct(product)) return undefined;
  if (!product.sizesAreModels) return product.compatibleWith;
  const models = sizesOf(product).join(', ');
  return { ko: models, en: models };
}

/** `ONE` is no size that a shopper knows. */
function sizeText(sizes: readonly string[]): Text {
  if (sizes.includes('ONE')) return notice.oneSize;
  const names = sizes.join(', ');
  return filled(notice.sizes, '{sizes}', { ko: names, en: names });
}

const filled = ({ ko, en }: Text, placeholder: string, value: Text): Text => ({
  ko: ko.replace(placeholder, () => value.ko),
  en: en.replace(placeholder, () => value.en),
});

function inquiryRows(calendar: Calendar): Row[] {
  return productInquiries.map(({ product, by, type, daysAgo, content, isSecret, answer }) => ({
    id: stableId('product_inquiry', `${product}/${by}/${daysAgo}`),
    product_id: productId(product),
    user_id: memberId(by),
    type,
    content,
    is_secret: isSecret === true,
    state: answer ? 'ANSWERED' : 'WAITING',
    answer: answer ?? null,
    answered_at: answer ? calendar.daysAgo(daysAgo * 0.8) : null,
    answered_by: answer ? memberId('admin') : null,
    created_at: calendar.daysAgo(daysAgo),
  }));
}
