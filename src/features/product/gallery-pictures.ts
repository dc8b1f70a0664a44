type Side = {
  readonly id: string;
  readonly name_ko: string;
  readonly name_en: string | null;
};

type MockupGroup = Side & {
  readonly mockup_group_details: readonly { readonly option_id: string; readonly src: string }[];
};

type CustomSide = { readonly src: string | null; readonly mockup_group: Side };

type ProductImage = {
  readonly id: string;
  /** `null`: of all colors. */
  readonly option_id: string | null;
  readonly mockup_group_id: string | null;
  readonly src: string;
  readonly alt_ko: string | null;
  readonly alt_en: string | null;
};

/**
 * `side`: the mock-up group that the picture shows; `null` for any other picture. `image`: the row it comes from, which may
 * say what it shows.
 */
export type GalleryPicture = {
  readonly key: string;
  readonly src: string;
  readonly side: Side | null;
  readonly image: ProductImage | null;
};

type GalleryOptions = {
  /** Picture of the whole product. */
  readonly imageSrc: string;
  readonly groups: readonly MockupGroup[];
  readonly images: readonly ProductImage[];
  /** The selected color. */
  readonly optionId: string | null;
  /** The decorated sides of the requested custom product, if it has the selected color. */
  readonly customSides: readonly CustomSide[];
  /** The side of the address, which is shown first. */
  readonly firstSideId: string | undefined;
};

/**
 * One picture per side in the selected color, then what else there is of that color or of all: cloth, use, sizes. A
 * decorated side replaces the plain one. A product without any has only the picture of the whole product.
 */
export function galleryPictures(options: GalleryOptions): GalleryPicture[] {
  const { imageSrc, groups, images, optionId, customSides, firstSideId } = options;
  const ofColor = images.filter(({ option_id }) => option_id === null || option_id === optionId);
  const sides = groups.flatMap((side) => {
    const decorated = customSides.find(({ mockup_group }) => mockup_group.id === side.id);
    const image = ofColor.find(({ mockup_group_id }) => mockup_group_id === side.id) ?? null;
    const plain = side.mockup_group_details.find((detail) => detail.option_id === optionId);
    const src = decorated?.src ?? image?.src ?? plain?.src;
    return src ? [{ key: side.id, src, side, image: decorated?.src ? null : image }] : [];
  });
  const first = sides.findIndex(({ side }) => side.id === firstSideId);
  const ordered = first > 0 ? [...sides.slice(first), ...sides.slice(0, first)] : sides;
  const shown = new Set(ordered.map(({ src }) => src));
  const others = ofColor
    .filter(({ mockup_group_id, src }) => mockup_group_id === null && !shown.has(src))
    .map((image) => ({ key: image.id, src: image.src, side: null, image }));
  const pictures = [...ordered, ...others];
  if (pictures.length > 0) return pictures;
  return [{ key: imageSrc, src: imageSrc, side: null, image: null }];
}
