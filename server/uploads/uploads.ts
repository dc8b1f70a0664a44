import type { PoolClient } from 'pg';
import type { Caller } from '#server/concurrency/concurrency-limit.ts';
import type { ProcessPool } from '#server/concurrency/process-pool.ts';
import type { Pool } from '#server/database/pool.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { cdnPath, type FileArea, type Files } from '#server/files/files.ts';
import type { Photo, PhotoInput, PhotoResult } from '#server/images/normalize-photo.ts';
import type { Result } from '#server/result.ts';
import { detectPhotoType } from './photo-type.ts';

/** What a photo is uploaded for, and whether everybody may see it. */
const uploadAreas = {
  REVIEW: 'public',
  INQUIRY: 'private',
  CLAIM: 'private',
} as const satisfies Record<string, FileArea>;

export type UploadPurpose = keyof typeof uploadAreas;

export type UploadProblem = 'heic' | 'wrong-type' | 'wrong-dimensions' | 'not-an-image' | 'too-many' | 'busy';

type Upload = {
  readonly id: string;
  /** Null for a private photo, which only its owner reads, by its id. */
  readonly src: string | null;
  readonly width: number;
  readonly height: number;
};

type Order = { readonly memberId: string; readonly purpose: UploadPurpose; readonly source: Buffer };

export type Uploads = {
  /** Stores a photo until a feature attaches it, for a day at most. */
  store(order: Order, signal: AbortSignal): Promise<Result<Upload, UploadProblem>>;
  /** @returns null unless it belongs to the member */
  read(memberId: string, id: string): Promise<Buffer | null>;
  /** Removes the photos that nothing was attached to, with their files. */
  removeExpired(): Promise<void>;
};

/** Photos of one member that are not attached yet: an open form has ten at most. */
const maxUnattached = 40;
const expiryBatch = 100;

const fileKey = (id: string) => `uploads/${id}.webp`;

type Parts = {
  readonly pool: Pool;
  readonly files: Files;
  readonly photoPool: Pick<ProcessPool<PhotoInput, PhotoResult>, 'run'>;
};

export function createUploads({ pool, files, photoPool }: Parts): Uploads {
  return {
    async store({ memberId, purpose, source }, signal) {
      const type = detectPhotoType(source);
      if (type !== 'photo') return { ok: false, problem: type === 'heic' ? 'heic' : 'wrong-type' };
      const photo = await normalize(source, { key: memberId, signal });
      if (!photo.ok) return photo;
      // The row comes first: a file without a row would never be removed.
      const id = await inTransaction(pool, (client) =>
        insertUpload(client, { memberId, purpose }, photo.value),
      );
      if (!id) return { ok: false, problem: 'too-many' };
      const area = uploadAreas[purpose];
      await files.put(area, fileKey(id), { content: photo.value.data, contentType: 'image/webp' });
      const { width, height } = photo.value;
      return { ok: true, value: { id, src: area === 'public' ? cdnPath(fileKey(id)) : null, width, height } };
    },

    async read(memberId, id) {
      const { rows } = await pool.query<{ purpose: UploadPurpose }>(
        'select purpose from upload where id = $1 and user_id = $2',
        [id, memberId],
      );
      return rows[0] ? await files.get(uploadAreas[rows[0].purpose], fileKey(id)) : null;
    },

    async removeExpired() {
      const { rows } = await pool.query<{ id: string; purpose: UploadPurpose }>(
        `update upload set expired_at = now() where attached_at is null and id in (
           select id from upload where attached_at is null and created_at < now() - interval '24 hours'
           order by created_at limit $1
         ) returning id, purpose`,
        [expiryBatch],
      );
      for (const { id, purpose } of rows) await files.remove(uploadAreas[purpose], fileKey(id));
      await pool.query('delete from upload where id = any ($1)', [rows.map(({ id }) => id)]);
      if (rows.length === expiryBatch) await this.removeExpired();
    },
  };

  async function normalize(
    source: Buffer,
    caller: Caller,
  ): Promise<Result<Photo, 'busy' | 'not-an-image' | 'wrong-dimensions'>> {
    const task = await photoPool.run((runTask) => runTask({ kind: 'photo', source }), caller);
    // Whoever has left gets no answer, and must leave nothing.
    if (!task.ok || caller.signal?.aborted) return { ok: false, problem: 'busy' };
    const photo = task.value.ok ? task.value.value : 'not-an-image';
    return typeof photo === 'string' ? { ok: false, problem: photo } : { ok: true, value: photo };
  }
}

/** @returns null when the member has too many */
async function insertUpload(
  client: PoolClient,
  { memberId, purpose }: Pick<Order, 'memberId' | 'purpose'>,
  { width, height }: Photo,
): Promise<string | null> {
  // One at a time per member, so that parallel uploads count each other.
  await client.query('select from "user" where id = $1 for no key update', [memberId]);
  const { rows } = await client.query<{ id: string }>(
    `insert into upload (user_id, purpose, width, height) select $1, $2, $3, $4
     where (select count(*) from upload where user_id = $1 and attached_at is null) < $5 returning id`,
    [memberId, purpose, width, height, maxUnattached],
  );
  return rows[0]?.id ?? null;
}
