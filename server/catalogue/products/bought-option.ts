export const methodNames = {
  EMBROIDERY: { ko: '자수', en: 'Embroidery' },
  PRINTING: { ko: '프린팅', en: 'Printing' },
  TRANSFER: { ko: '전사', en: 'Transfer printing' },
} as const;

type Variant = {
  readonly option_name_ko: string;
  readonly option_name_en: string;
  readonly size: string;
  readonly production_method: string;
};

/** The bought option as a review shows it, `검정 / M / 자수`, without what the product has no choice of. */
export function boughtOption(variant: Variant): {
  readonly option_name: string;
  readonly option_name_en: string;
} {
  const { option_name_ko, option_name_en, size, production_method } = variant;
  const sizes = size === 'ONE' ? [] : [size];
  const method =
    production_method in methodNames && methodNames[production_method as keyof typeof methodNames];
  return {
    option_name: [option_name_ko, ...sizes, ...(method ? [method.ko] : [])].join(' / '),
    option_name_en: [option_name_en, ...sizes, ...(method ? [method.en] : [])].join(' / '),
  };
}
