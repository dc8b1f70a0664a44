import type { PoolClient } from 'pg';
import type { Result } from '#server/platform/result.ts';
import type { InputOf, ResponseBody } from '#src/shared/contracts/contract.ts';
import type { createInquiry as contract } from '#src/shared/contracts/inquiries.ts';
import { attachPrivateUpload } from '../uploads/uploads.ts';
import { isTooLong, readInquiryPolicy } from './inquiry-policy.ts';

type Inquiry = InputOf<typeof contract>['body'];
type Created = ResponseBody<typeof contract>;
type InquiryProblem = 'image-not-found' | 'too-long' | 'too-many-photos';

/** Stores an inquiry with its photos. If it returns a problem, the transaction must be rolled back. */
export async function createInquiry(
  transaction: PoolClient,
  memberId: string,
  { type, title, content, image_ids }: Inquiry,
): Promise<Result<Created, InquiryProblem>> {
  const policy = await readInquiryPolicy(transaction);
  if (isTooLong(content, policy)) return { ok: false, problem: 'too-long' };
  if (image_ids.length > policy.maxPhotos) return { ok: false, problem: 'too-many-photos' };
  const { rows } = await transaction.query<{ id: string }>(
    'insert into inquiry (user_id, type, title, content) values ($1, $2, $3, $4) returning id',
    [memberId, type, title, content],
  );
  const [inquiry] = rows;
  if (!inquiry) throw new Error('An insert returned no row.');
  for (const [position, uploadId] of image_ids.entries()) {
    const image = { memberId, purpose: 'INQUIRY', id: uploadId } as const;
    const photo = await attachPrivateUpload(transaction, image);
    if (!photo) return { ok: false, problem: 'image-not-found' };
    await transaction.query(
      'insert into inquiry_image (inquiry_id, position, upload_id, width, height) values ($1, $2, $3, $4, $5)',
      [inquiry.id, position, uploadId, photo.width, photo.height],
    );
  }
  return { ok: true, value: inquiry };
}
