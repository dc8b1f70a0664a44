type Side = {
  readonly id: string;
  readonly name_ko: string;
  readonly name_en: string | null;
};

type MockupGroup = Side & {
  readonly mockup_group_details: readonly { readonly option_id: string; readonly src: string }[];
};

type CustomSide = { readonly src: string; readonly mockup_group: Side };

/** `side`: the mock-up group that the picture shows; `null` for the picture of the whole product. */
export type GalleryPicture = { readonly src: string; readonly side: Side | null };

type GalleryOptions = {
  /** Picture of the whole product. */
  readonly imageSrc: string;
  readonly groups: readonly MockupGroup[];
  /** The selected colour. */
  readonly optionId: string | null;
  /** The decorated sides of the requested custom product, if it has the selected colour. */
  readonly customSides: readonly CustomSide[];
  /** The side of the address, which is shown first. */
  readonly firstSideId: string | undefined;
};

/**
 * One picture per side in the selected colour; a decorated side replaces the plain one. A product without sides has only
 * the picture of the whole product.
 */
export function galleryPictures({
  imageSrc,
  groups,
  optionId,
  customSides,
  firstSideId,
}: GalleryOptions): GalleryPicture[] {
  const pictures = groups.flatMap((side) => {
    const decorated = customSides.find(({ mockup_group }) => mockup_group.id === side.id);
    const plain = side.mockup_group_details.find((detail) => detail.option_id === optionId);
    const src = decorated?.src ?? plain?.src;
    return src ? [{ src, side }] : [];
  });
  if (pictures.length === 0) return [{ src: imageSrc, side: null }];
  const first = pictures.findIndex(({ side }) => side?.id === firstSideId);
  return first > 0 ? [...pictures.slice(first), ...pictures.slice(0, first)] : pictures;
}
