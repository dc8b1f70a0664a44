import { type ReactNode, useState } from 'react';
import { CustomPriceBreakdown } from '#src/components/product/custom-price-breakdown.tsx';
import { Price, productPriceFragment, readProductPrices } from '#src/components/product/price.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { customOffer } from '#src/shared/custom-price.ts';
import { productOffer } from '#src/shared/price.ts';
import { designPriceLines } from '#src/shared/unit-price.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { productAvailability } from './availability.ts';
import { BuyBar, buyBarFragment } from './buy-bar.tsx';
import { galleryPictures } from './gallery-pictures.ts';
import { HeaderLinks } from './header-links.tsx';
import { ProductColors, productColorsFragment } from './product-colors.tsx';
import { ProductDelivery, type productDeliveryFragment } from './product-delivery.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductHead, productHeadFragment } from './product-head.tsx';
import { readSelectedCustom, selectedCustomFragment } from './selected-custom.ts';

const OptionSheet = lazyComponent(() => import('./option-sheet.tsx'), 'OptionSheet');

export const productPageFragment = graphql(
  `
    fragment ProductPage_product on product {
      id
      name_ko
      name_en
      image_src
      production_days
      state
      stock_count
      ...Price_product
      first_options: product_options(
        where: { state: { _eq: "ACT" }, deleted_at: { _is_null: true } }
        order_by: { position: asc }
        limit: 1
      ) {
        id
      }
      product_images(where: { deleted_at: { _is_null: true } }, order_by: { position: asc }, limit: 60) {
        id
        option_id
        mockup_group_id
        src
        alt_ko
        alt_en
      }
      mockup_groups(where: { deleted_at: { _is_null: true } }, order_by: { position: asc }) {
        id
        name_ko
        name_en
        mockup_group_details {
          id
          option_id
          src
        }
      }
      requested_customs: product_customs(
        where: { id: { _eq: $customId }, deleted_at: { _is_null: true } }
      ) {
        id
        ...SelectedCustom_product_custom
      }
      ...ProductHead_product
      ...ProductColors_product
      ...BuyBar_product
    }
  `,
  [selectedCustomFragment, productHeadFragment, productColorsFragment, buyBarFragment, productPriceFragment],
);

type ProductPageProps = {
  product: FragmentOf<typeof productPageFragment>;
  viewerId: string;
  /** `null` in a shop without one: then nothing is said about delivery. */
  policy: FragmentOf<typeof productDeliveryFragment> | null;
  holidays: readonly { readonly day: string }[];
  /** The mock-up group whose picture comes first. */
  firstSideId: string | undefined;
  /** The address has the id of a custom product, which may no longer exist. */
  isCustomRequested: boolean;
  /** The graphic of the address, shown with the button that customizes the product. */
  graphic: ReactNode;
  graphicId: string | undefined;
  /** The content below the first screen. */
  more: ReactNode;
};

export function ProductPage(props: ProductPageProps) {
  const { viewerId, policy, holidays, firstSideId, isCustomRequested, graphic, graphicId, more } = props;
  const text = useLocaleText();
  const product = readFragment(productPageFragment, props.product);
  const requested = readSelectedCustom(product.requested_customs[0]);
  const isAvailable = productAvailability(product) === 'available';
  const [isChoosing, setIsChoosing] = useState(false);
  const [optionId, setOptionId] = useState(requested?.option_id ?? product.first_options[0]?.id ?? null);
  // A custom product has one color; with any other color the plain product is shown.
  const custom = requested?.option_id === optionId ? requested : null;
  const prices = readProductPrices(product);
  const customLines = custom && designPriceLines({ ...product, ...prices }, custom, custom.sides);
  // The price of the plain product would be too low for a custom product.
  const offer = customLines ? customOffer(prices, customLines) : productOffer(prices);
  const pictures = galleryPictures({
    imageSrc: product.image_src,
    groups: product.mockup_groups,
    images: product.product_images,
    optionId,
    customSides: custom?.sides ?? [],
    firstSideId,
  });
  return (
    <>
      <HeaderLinks />
      <ProductGallery key={optionId} name={text(product.name_ko, product.name_en)} pictures={pictures} />
      <ProductHead
        product={product}
        customName={custom && text(custom.name_ko, custom.name_en)}
        isCustomUnavailable={isCustomRequested && !requested}
        price={
          <>
            <Price offer={offer} size="page" />
            {customLines && <CustomPriceBreakdown lines={customLines} />}
            {policy && isAvailable && (
              <ProductDelivery
                policy={policy}
                holidays={holidays}
                productionDays={product.production_days}
                price={offer.now}
              />
            )}
          </>
        }
      />
      <ProductColors product={product} optionId={optionId} onOption={setOptionId} />
      {/* Before the rest of the page, for who reads it with the keys or the ears; the styles place it at the bottom of the screen. */}
      <BuyBar
        product={product}
        graphic={graphic}
        editorSearch={{
          product_custom_id: custom?.id,
          mockup_group_id: firstSideId,
          graphic_id: graphicId,
          option_id: optionId ?? undefined,
        }}
        onBuy={() => setIsChoosing(true)}
      />
      {more}
      {isChoosing && (
        <OptionSheet
          productId={product.id}
          viewerId={viewerId}
          custom={requested}
          optionId={optionId}
          onOption={setOptionId}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
