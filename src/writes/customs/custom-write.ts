import * as v from 'valibot';
import type { Box, MockupImages, PrintArea } from '#src/shared/artwork.ts';

/** A custom as it is saved, whole. All ids are made by the device, so it may be sent twice. */
export type CustomWrite = {
  readonly customId: string;
  readonly productId: string;
  readonly optionId: string;
  readonly method: string;
  readonly name: string;
  /** The sides with graphics. */
  readonly sides: readonly CustomSide[];
  readonly preview: CustomPreview;
  /** Becomes a draft of this device again if the server refuses the custom. */
  readonly draft: unknown;
};

type CustomSide = { readonly groupId: string; readonly layers: readonly LayerRow[] };

/** The order of an array is the z-order. A layer that was changed is another row. */
export type LayerRow = Box & { readonly id: string; readonly graphicId: string };

/** Everything that is needed to draw a draft, and a custom until the server has it. */
export type CustomPreview = {
  /** With the ids of the graphics, how they look; releases before did not store it. */
  readonly method?: string | undefined;
  readonly color: string;
  readonly images: MockupImages;
  readonly area: PrintArea;
  readonly layers: readonly (Box & {
    readonly id: string;
    readonly src: string;
    readonly graphicId?: string | undefined;
  })[];
  /** Whole KRW. */
  readonly price: number;
};

const box = { x: v.number(), y: v.number(), width: v.number(), height: v.number() };

const previewSchema = v.object({
  method: v.optional(v.string()),
  color: v.string(),
  images: v.object({
    mask_src: v.string(),
    overlay_src: v.string(),
    foreground_src: v.nullable(v.string()),
  }),
  area: v.object({ ...box, widthMm: v.number() }),
  layers: v.array(v.object({ ...box, id: v.string(), src: v.string(), graphicId: v.optional(v.string()) })),
  price: v.number(),
});

const writeSchema = v.object({
  customId: v.string(),
  productId: v.string(),
  optionId: v.string(),
  method: v.string(),
  name: v.string(),
  sides: v.array(
    v.object({
      groupId: v.string(),
      layers: v.array(v.object({ ...box, id: v.string(), graphicId: v.string() })),
    }),
  ),
  preview: previewSchema,
  draft: v.unknown(),
});

/** Whether it is a write of this release; the stored queue may come from another one. */
export const isCustomWrite = (content: unknown): content is CustomWrite => v.is(writeSchema, content);

/** That of a draft, which may come from a release without previews. */
export const isCustomPreview = (stored: unknown): stored is CustomPreview => v.is(previewSchema, stored);
