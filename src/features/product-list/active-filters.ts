import { useLingui } from '@lingui/react/macro';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { formatMoney } from '#src/shared/money.ts';
import { colorsOf, joinColors, type ProductListSearch } from '#src/shared/product-list-search.ts';
import { colorNames, flagNames, typeNames } from './filter-names.ts';
import type { ListScope } from './list-scope.ts';

/** One filter that is set. */
export type ActiveFilter = {
  readonly key: string;
  readonly label: string;
  /** The address without it. */
  readonly without: ProductListSearch;
};

const flags = ['sale', 'new', 'in_stock'] as const;

/** The filters that are set, in the order in which the sheet offers them. */
export function useActiveFilters(search: ProductListSearch, scope: ListScope): readonly ActiveFilter[] {
  const { i18n } = useLingui();
  const text = useLocaleText();
  const { category, brand, artist } = scope;
  const { type, price_min, price_max } = search;
  const named = [
    { key: 'category', row: category },
    { key: 'brand', row: brand },
    { key: 'artist', row: artist },
  ].flatMap(({ key, row }) =>
    row ? [{ key, label: text(row.name_ko, row.name_en), without: { ...search, [key]: undefined } }] : [],
  );
  const colors = colorsOf(search);
  const least = price_min === undefined ? '' : formatMoney(price_min);
  const most = price_max === undefined ? '' : formatMoney(price_max);
  return [
    ...named,
    ...(type
      ? [{ key: 'type', label: i18n._(typeNames[type]), without: { ...search, type: undefined } }]
      : []),
    ...colors.map((color) => ({
      key: color,
      label: i18n._(colorNames[color]),
      without: { ...search, color: joinColors(colors.filter((other) => other !== color)) },
    })),
    ...(least || most
      ? [
          {
            key: 'price',
            label: `${least} ~ ${most}`.trim(),
            without: { ...search, price_min: undefined, price_max: undefined },
          },
        ]
      : []),
    ...flags.flatMap((flag) =>
      search[flag]
        ? [{ key: flag, label: i18n._(flagNames[flag]), without: { ...search, [flag]: undefined } }]
        : [],
    ),
  ];
}
