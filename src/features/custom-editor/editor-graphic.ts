import type { GraphicFile } from '#src/shared/artwork.ts';

/** The fields that the editor shows of a graphic. It is stored with the draft, so that a draft opens without a network. */
export type EditorGraphic = GraphicFile & {
  readonly id: string;
  readonly name_ko: string;
  readonly name_en: string | null;
  /** Path below the CDN. */
  readonly src: string;
  /** Whole KRW. */
  readonly promotion_price: number;
};
