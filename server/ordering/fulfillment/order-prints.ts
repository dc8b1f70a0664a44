import type { CustomPictures } from '#server/catalogue/customs/custom-pictures.ts';
import { printFileDpi, renderPrintFile } from '#server/catalogue/customs/print-file.ts';
import type { RenderPool } from '#server/catalogue/customs/render-pool.ts';
import type { ImageSource } from '#server/images/image-source.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import { cdnPath, type Files } from '#server/platform/files/files.ts';
import { type OrderedSide, readOrderedDesign } from './ordered-design.ts';

export type OrderPrints = {
  /**
   * Makes what is missing of a paid line: a private print file of each decorated side, and a picture that stays when the
   * owner changes or deletes the custom. May be called again.
   * @param name random, and the same each time a job is tried: files of an attempt that died are replaced
   * @throws AggregateError when something could not be made; everything else was
   */
  make(orderProductId: string, name: string): Promise<void>;
};

type Parts = {
  readonly pool: Pool;
  readonly files: Files;
  readonly source: ImageSource;
  readonly renderPool: RenderPool;
  readonly pictures: Pick<CustomPictures, 'render'>;
};

export function createOrderPrints({ pool, files, source, renderPool, pictures }: Parts): OrderPrints {
  return {
    async make(orderProductId, name) {
      const line = await readOrderedDesign(pool, orderProductId);
      const [first] = line?.sides ?? [];
      if (!line || !first) return;
      const errors: unknown[] = [];
      const attempt = (work: Promise<void>) => work.catch((error: unknown) => void errors.push(error));
      // One after the other: a print file takes much memory.
      for (const side of line.sides) await attempt(makePrintFile(orderProductId, name, side));
      if (line.isOfMember) await attempt(keepPicture(orderProductId, name, first));
      if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
    },
  };

  async function makePrintFile(orderProductId: string, name: string, side: OrderedSide): Promise<void> {
    const { rowCount } = await pool.query(
      'select from order_print_file where order_product_id = $1 and mockup_group_id = $2',
      [orderProductId, side.mockupGroupId],
    );
    if (rowCount) return;
    const content = await renderPrintFile(side, { source, renderPool });
    const key = `print-files/${name}/${side.mockupGroupId}.png`;
    await files.put('private', key, { content, contentType: 'image/png' });
    await pool.query(
      `insert into order_print_file (order_product_id, mockup_group_id, file_key, width, height, dpi)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [orderProductId, side.mockupGroupId, key, ...sizeOf(content), printFileDpi(side)],
    );
  }

  async function keepPicture(orderProductId: string, name: string, side: OrderedSide): Promise<void> {
    const { rowCount } = await pool.query(
      `select from order_product where id = $1 and image_src like '/${pictureFolder}/%'`,
      [orderProductId],
    );
    if (rowCount) return;
    const key = `${pictureFolder}/${name}.webp`;
    await files.put('public', key, { content: await pictures.render(side), contentType: 'image/webp' });
    await pool.query('update order_product set image_src = $2 where id = $1', [orderProductId, cdnPath(key)]);
  }
}

const pictureFolder = 'order-pictures';

/** Width and height as the header of a PNG has them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
