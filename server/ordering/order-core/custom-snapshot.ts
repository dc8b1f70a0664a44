import type { AreaColumns, GraphicFile, MockupImages } from '#src/shared/artwork.ts';
import type { ProductionMethod } from '#src/shared/method-picture.ts';

export type Named = { readonly name_ko: string; readonly name_en: string };

/** A custom as it was when it was priced: everything that a print needs, as the database has it. It is stored with the order's line. */
export type CustomSnapshot = {
  readonly custom: { readonly type: 'SHOP' | 'USER'; readonly method: ProductionMethod };
  readonly color_code: string;
  readonly sides: readonly CustomSide[];
};

/** A side of the product with what the member has put on it. */
export type CustomSide = {
  readonly id: string;
  readonly src: string | null;
  readonly mockup_group: Named &
    MockupImages &
    AreaColumns & {
      readonly id: string;
      readonly price: number;
      /** Missing in what was ordered before decision 140. */
      readonly uv_src?: string | null;
    };
  readonly layers: readonly {
    readonly id: string;
    readonly x_coordinate: number;
    readonly y_coordinate: number;
    readonly width: number;
    readonly height: number;
    readonly graphic: Named &
      GraphicFile & {
        readonly id: string;
        readonly src: string;
        readonly artist_id: string;
        readonly promotion_price: number;
      };
  }[];
};
