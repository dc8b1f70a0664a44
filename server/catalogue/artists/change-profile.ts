import type { PoolClient } from 'pg';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import type { Result } from '#server/platform/result.ts';
import type { changeArtistProfile as contract } from '#src/shared/contracts/artists.ts';
import type { InputOf } from '#src/shared/contracts/contract.ts';
import { attachUpload, releaseUploads, uploadOf } from '../uploads/uploads.ts';

type Profile = InputOf<typeof contract>['body'] & { readonly memberId: string };

/** Name and `path_name` stay: addresses and contracts refer to them. The transaction of a refusal must be rolled back. */
export async function changeProfile(
  transaction: PoolClient,
  { memberId, description, description_en, profile_image_id: id }: Profile,
): Promise<Result<null, 'not-an-artist' | 'image-not-found'>> {
  const { rows } = await transaction.query<Columns<'artist', 'id' | 'profile_src'>>(
    `update artist set description = $2, description_en = $3
     where id = (select id from artist where user_id = $1 and deleted_at is null order by id limit 1)
     returning id, profile_src`,
    [memberId, description?.trim() ?? null, description_en?.trim() ?? null],
  );
  const [artist] = rows;
  if (!artist) return { ok: false, problem: 'not-an-artist' };
  if (!id) return { ok: true, value: null };
  const picture = await attachUpload(transaction, { memberId, purpose: 'PROFILE', id });
  if (!picture) return { ok: false, problem: 'image-not-found' };
  await transaction.query('update artist set profile_src = $2 where id = $1', [artist.id, picture.src]);
  const previous = uploadOf(artist.profile_src);
  if (previous) await releaseUploads(transaction, { memberId, ids: [previous] });
  return { ok: true, value: null };
}
