type Side = {
  readonly id: string;
  readonly name_ko: string;
  readonly name_en: string | null;
};

type MockupGroup = Side & {
  readonly mockup_group_details: readonly { readonly option_id: string; readonly src: string }[];
};

type CustomSide = { readonly src: string; readonly mockup_group: Side };

/** One picture of the gallery; `side` is the mock-up group it shows, null the product as it is sold. */
export type GalleryPicture = { readonly src: string; readonly side: Side | null };

type Gallery = {
  /** Of the whole product. */
  readonly imageSrc: string;
  readonly groups: readonly MockupGroup[];
  /** The chosen colour. */
  readonly optionId: string | null;
  /** The decorated sides of the asked-for custom product, when it exists in that colour. */
  readonly customSides: readonly CustomSide[];
  /** The side an address asks for comes first. */
  readonly firstSideId: string | undefined;
};

/**
 * Every side of the product in the chosen colour; a decorated side takes the place of the plain one. What is not decorated
 * has no sides, only its picture.
 */
export function galleryPictures({
  imageSrc,
  groups,
  optionId,
  customSides,
  firstSideId,
}: Gallery): GalleryPicture[] {
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
