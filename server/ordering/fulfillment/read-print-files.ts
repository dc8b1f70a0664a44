import { recordAccess } from '#server/members/access-log.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';

type Reader = {
  readonly actorId: string;
  /** Of the brands of the actor only. */
  readonly ofOwnBrands: boolean;
};

/** `$3`: whether only lines of the brands of `$2` count. */
const isReadable = `(not $3 or exists (select from brand_member
  where brand_member.brand_id = line.brand_id and brand_member.user_id = $2))`;

type PrintFile = Columns<
  'order_print_file',
  'id' | 'mockup_group_id' | 'width' | 'height' | 'dpi' | 'created_at'
> &
  Columns<'mockup_group', 'name_ko' | 'name_en'>;

type PrintFiles = { readonly side_count: number; readonly print_files: readonly PrintFile[] };

/** @returns null for a line that is not there, or is another brand's */
export function listPrintFiles(
  pool: Pool,
  id: string,
  { actorId, ofOwnBrands }: Reader,
): Promise<PrintFiles | null> {
  return inTransaction(pool, async (transaction) => {
    const { rows: lines } = await transaction.query<{ user_id: string; side_count: number }>(
      `select user_id, (select count(*)::int from jsonb_array_elements(line.custom_snapshot -> 'sides') side
         where jsonb_array_length(side -> 'layers') > 0) as side_count
       from order_product line join orders on orders.id = line.order_id where line.id = $1 and ${isReadable}`,
      [id, actorId, ofOwnBrands],
    );
    const [line] = lines;
    if (!line) return null;
    const { rows: print_files } = await transaction.query<PrintFile>(
      `select file.id, mockup_group_id, name_ko, name_en, width, height, dpi, file.created_at
       from order_print_file file join mockup_group on mockup_group.id = mockup_group_id
       where order_product_id = $1 order by position, mockup_group_id`,
      [id],
    );
    const access = { actorId, userId: line.user_id, action: 'print-file.list', subjectId: id } as const;
    await recordAccess(transaction, access);
    return { side_count: line.side_count, print_files };
  });
}

type Found = { readonly file_key: string; readonly name: string };

/** Where a print file lies, and what it is saved as; null for one that is not there, or is another brand's. */
export function findPrintFile(
  pool: Pool,
  id: string,
  { actorId, ofOwnBrands }: Reader,
): Promise<Found | null> {
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<Found & { user_id: string }>(
      `select user_id, file_key, order_number || '-' || line.position + 1 || '-' || left(file.id::text, 8) || '.png' as name
       from order_print_file file
         join order_product line on line.id = file.order_product_id
         join orders on orders.id = line.order_id
       where file.id = $1 and ${isReadable}`,
      [id, actorId, ofOwnBrands],
    );
    const [found] = rows;
    if (!found) return null;
    const { user_id: userId, ...file } = found;
    await recordAccess(transaction, { actorId, userId, action: 'print-file.read', subjectId: id });
    return file;
  });
}
