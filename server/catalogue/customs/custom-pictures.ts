import type { ImageSource } from '#server/images/image-source.ts';
import type { ImageVariant, ResizedImages } from '#server/images/resized-images.ts';
import { createSingleFlight } from '#server/platform/concurrency/single-flight.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { cdnPath, type Files } from '#server/platform/files/files.ts';
import { methodPictureSize } from '#src/shared/method-picture.ts';
import { type CustomSide, readCustomSide } from './custom-side.ts';
import { readImage } from './read-graphics.ts';
import type { RenderPool } from './render-pool.ts';

export type CustomPictures = {
  /**
   * Draws what a side looks like now and shows it, unless it was changed meanwhile; of a removed side the picture is deleted.
   * @param pictureId of the change that asked for it
   * @throws Error when it cannot be drawn
   */
  draw(mockupId: string, pictureId: string): Promise<void>;
  /** The path of the first side's picture, which is drawn now if there is none yet; null if there is none to show. */
  firstOf(customId: string): Promise<string | null>;
  /**
   * The picture of a side as it is given, a WebP; nothing is stored.
   * @throws Error when it cannot be drawn
   */
  render(side: CustomSide): Promise<Buffer>;
};

type First = Columns<'custom_mockup', 'id' | 'src' | 'picture_id'>;

type Parts = {
  readonly pool: Pool;
  readonly files: Files;
  readonly source: ImageSource;
  readonly images: ResizedImages;
  readonly renderPool: RenderPool;
};

/** Pixels along one edge: what a phone shows at full width, and what link previews are made of. */
const pictureSize = 1200;

const folder = 'custom-pictures';
const keyOf = (pictureId: string) => `${folder}/${pictureId}.webp`;

/** The pictures of customs of members, drawn from the stored layers: no picture of a browser is ever shown. */
export function createCustomPictures(parts: Parts): CustomPictures {
  const share = createSingleFlight<void>();
  return {
    draw: (mockupId, pictureId) => draw(parts, mockupId, pictureId),
    async firstOf(customId) {
      const first = await readFirst(parts, customId);
      if (!first || first.src !== null || first.picture_id === null) return first?.src ?? null;
      const { id, picture_id: pictureId } = first;
      // A picture that fails is tried again by its job, which says why.
      await share(pictureId, () => draw(parts, id, pictureId)).catch(() => {});
      return (await readFirst(parts, customId))?.src ?? null;
    },
    render: (side) => render(parts, side),
  };
}

async function draw(parts: Parts, mockupId: string, pictureId: string): Promise<void> {
  const side = await readCustomSide(parts.pool, mockupId);
  if (!side) return clear(parts, mockupId, pictureId);
  // A later change has a job of its own.
  if (side.picture_id !== pictureId || side.src === cdnPath(keyOf(pictureId))) return;
  const content = await render(parts, side);
  await parts.files.put('public', keyOf(pictureId), { content, contentType: 'image/webp' });
  await show(parts, mockupId, pictureId);
}

async function readFirst({ pool }: Parts, customId: string): Promise<First | null> {
  const { rows } = await pool.query<First>(
    `select mockup.id, src, picture_id from custom_mockup mockup join mockup_group on mockup_group.id = mockup_group_id
     where product_custom_id = $1 and mockup.deleted_at is null
       and exists (select from custom_layer where custom_mockup_id = mockup.id and deleted_at is null)
     order by position, mockup_group.id limit 1`,
    [customId],
  );
  return rows[0] ?? null;
}

async function render(parts: Parts, side: CustomSide): Promise<Buffer> {
  const { source, renderPool } = parts;
  const keys = side.layers.map((layer) => ({ layer, variant: methodVariant(side, layer) }));
  const graphics = new Map<string, Buffer>();
  for (const { variant } of keys) graphics.set(keyOfVariant(variant), await methodPicture(parts, variant));
  const [mask, overlay, foreground, uv] = await Promise.all([
    readImage(source, side.mask_src),
    readImage(source, side.overlay_src),
    side.foreground_src === null ? null : readImage(source, side.foreground_src),
    side.uv_src === null ? null : readImage(source, side.uv_src),
  ]);
  const input = {
    kind: 'mockup',
    side: { area: side.area, mask, overlay, foreground, uv },
    color: side.color,
    layers: keys.map(({ layer, variant }) => ({ ...layer.box, graphic: keyOfVariant(variant) })),
    graphics,
    size: pictureSize,
  } as const;
  const task = await renderPool.run((runTask) => runTask(input));
  if (!task.ok) throw new Error('Too many pictures are waiting to be drawn.');
  if (!task.value.ok) throw new Error(`The picture could not be drawn: ${task.value.problem}`);
  return task.value.value;
}

/** The very pictures that the editor shows, from the same cache. */
async function methodPicture({ images }: Parts, variant: ImageVariant): Promise<Buffer> {
  const key = await images.cacheKey(variant);
  if (!key.ok) throw new Error(`${variant.path} could not be read: ${key.problem}`);
  const cached = await images.findCached(key.value);
  if (cached) return cached;
  const made = await images.resize(key.value, variant);
  if (!made.ok) throw new Error(`${variant.path} could not be drawn: ${made.problem}`);
  return made.value;
}

async function show({ pool, files }: Parts, mockupId: string, pictureId: string): Promise<void> {
  const { rows } = await pool.query<{ previous: string | null }>(
    `update custom_mockup set src = $3 from custom_mockup before
     where custom_mockup.id = $1 and before.id = $1 and custom_mockup.picture_id = $2
     returning before.src as previous`,
    [mockupId, pictureId, cdnPath(keyOf(pictureId))],
  );
  // Changed while it was drawn: nobody will ask for this one.
  if (!rows[0]) return files.remove('public', keyOf(pictureId));
  await removeDrawn(files, rows[0].previous, pictureId);
}

async function clear({ pool, files }: Parts, mockupId: string, pictureId: string): Promise<void> {
  const { rows } = await pool.query<{ previous: string | null }>(
    `update custom_mockup set src = null from custom_mockup before
     where custom_mockup.id = $1 and before.id = $1 and custom_mockup.picture_id = $2
     returning before.src as previous`,
    [mockupId, pictureId],
  );
  if (rows[0]) await removeDrawn(files, rows[0].previous, null);
}

/** Pictures that the operator has made stay. */
async function removeDrawn(files: Files, src: string | null, currentId: string | null): Promise<void> {
  const id = src?.match(new RegExp(`^/${folder}/([0-9a-f-]{36})\\.webp$`))?.[1];
  if (id && id !== currentId) await files.remove('public', keyOf(id));
}

function methodVariant({ method }: CustomSide, { src, box }: CustomSide['layers'][number]): ImageVariant {
  return { path: src, shape: { method, size: methodPictureSize(box) }, format: 'webp' };
}

const keyOfVariant = ({ path, shape }: ImageVariant) => JSON.stringify([path, shape]);
