import type { Pool, PoolClient } from 'pg';

type InquiryPolicy = { readonly maxChars: number; readonly maxPhotos: number };

export async function readInquiryPolicy(database: Pool | PoolClient): Promise<InquiryPolicy> {
  const { rows } = await database.query<InquiryPolicy>(
    'select inquiry_max_chars as "maxChars", inquiry_photos as "maxPhotos" from shop_policy',
  );
  const [policy] = rows;
  if (!policy) throw new Error('The shop has no policy.');
  return policy;
}

/** Characters as PostgreSQL counts them: code points. */
export const isTooLong = (content: string, { maxChars }: InquiryPolicy): boolean =>
  [...content].length > maxChars;
