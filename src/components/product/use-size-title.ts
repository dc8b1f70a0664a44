import { useLingui } from '@lingui/react/macro';

/** Cases of phones come in models, a name and a number: "iPhone 16 Pro". Clothes come in "XL 110" too, which is a size. */
const isModel = (size: string) => /^\p{L}{3,} .*\d/u.test(size) && !/^x*[sml]\b/i.test(size);

/** The title of a choice of sizes, by what they are. */
export function useSizeTitle(): (sizes: readonly { readonly size: string }[]) => string {
  const { t } = useLingui();
  return (sizes) => (sizes.some(({ size }) => isModel(size)) ? t`Phone model` : t`Size`);
}
