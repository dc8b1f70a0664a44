import type { PoolClient } from 'pg';
import type { Photo, PhotoInput, PhotoResult, PhotoUse } from '#server/images/normalize-photo.ts';
import { countDailyUse } from '#server/members/daily-use.ts';
import type { Caller } from '#server/platform/concurrency/concurrency-limit.ts';
import type { ProcessPool } from '#server/platform/concurrency/process-pool.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { isShown } from '#server/platform/database/visibility.ts';
import { cdnPath, type FileArea, type Files } from '#server/platform/files/files.ts';
import { eachContained } from '#server/platform/jobs/failures.ts';
import type { Result } from '#server/platform/result.ts';
import { detectPhotoType } from './photo-type.ts';

/** The purposes of uploads, and whether everybody who knows a photo's address may see it. */
const purposes = {
  REVIEW: { area: 'public', use: 'photo' },
  INQUIRY: { area: 'private', use: 'photo' },
  CLAIM: { area: 'private', use: 'photo' },
  GRAPHIC: { area: 'public', use: 'artwork' },
  PROFILE: { area: 'public', use: 'photo' },
} as const satisfies Record<string, { area: FileArea; use: PhotoUse }>;

export type UploadPurpose = keyof typeof purposes;

export type UploadProblem =
  | 'heic'
  | 'wrong-type'
  | 'wrong-dimensions'
  | 'wrong-dimensions-of-artwork'
  | 'not-an-image'
  | 'not-an-artist'
  | 'too-many'
  | 'too-much-today'
  | 'too-much'
  | 'busy';

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
/** Bytes of the files, as they are stored, of one member: a large photo has about 600 kB. */
export const maxUploadBytesPerDay = 100_000_000;
export const maxUploadBytes = 2_000_000_000;
const expiryBatch = 100;

const fileKey = (id: string) => `uploads/${id}.webp`;

type Dimensions = { readonly width: number; readonly height: number };

type Attachment<Purpose> = { readonly memberId: string; readonly purpose: Purpose; readonly id: string };

/**
 * Takes a public upload for good, in the transaction of what it belongs to.
 *
 * @returns null unless the member has uploaded it for this and nothing has taken it yet
 */
export async function attachUpload(
  transaction: PoolClient,
  attachment: Attachment<'REVIEW' | 'GRAPHIC' | 'PROFILE'>,
): Promise<(Dimensions & { readonly src: string }) | null> {
  const dimensions = await attach(transaction, attachment);
  return dimensions && { src: cdnPath(fileKey(attachment.id)), ...dimensions };
}

/** The same for an upload that only its owner reads, by its id. */
export function attachPrivateUpload(
  transaction: PoolClient,
  attachment: Attachment<'INQUIRY' | 'CLAIM'>,
): Promise<Dimensions | null> {
  return attach(transaction, attachment);
}

/** The upload that a path of the CDN is that of; null: it was not uploaded. */
export const uploadOf = (src: string | null): string | null =>
  src?.match(/^\/uploads\/([0-9a-f-]{36})\.webp$/)?.[1] ?? null;

/** Their files go with the next cleanup: what they belonged to is deleted. */
export async function releaseUploads(
  transaction: PoolClient,
  { memberId, ids }: { readonly memberId: string; readonly ids: readonly string[] },
): Promise<void> {
  await transaction.query(
    `update upload set attached_at = null, created_at = now() - interval '2 days' where id = any ($1) and user_id = $2`,
    [ids, memberId],
  );
}

async function attach(
  transaction: PoolClient,
  { memberId, purpose, id }: Attachment<UploadPurpose>,
): Promise<Dimensions | null> {
  const { rows } = await transaction.query<Columns<'upload', 'width' | 'height'>>(
    `update upload set attached_at = now()
     where id = $1 and user_id = $2 and purpose = $3 and attached_at is null and expired_at is null
     returning width, height`,
    [id, memberId, purpose],
  );
  return rows[0] ?? null;
}

type Parts = {
  readonly pool: Pool;
  readonly files: Files;
  readonly photoPool: Pick<ProcessPool<PhotoInput, PhotoResult>, 'run'>;
};

export function createUploads({ pool, files, photoPool }: Parts): Uploads {
  return {
    async store({ memberId, purpose, source }, signal) {
      const problem = await findProblem({ memberId, purpose, source });
      if (problem) return { ok: false, problem };
      const { area, use } = purposes[purpose];
      const photo = await normalize({ kind: use, source }, { key: memberId, signal });
      if (!photo.ok) return photo;
      // The row comes first: a file without a row would never be removed.
      const inserted = await inTransaction(pool, (client) =>
        insertUpload(client, { memberId, purpose }, photo.value),
      );
      if (!inserted.ok) return inserted;
      const { id } = inserted.value;
      await files.put(area, fileKey(id), { content: photo.value.data, contentType: 'image/webp' });
      const { width, height } = photo.value;
      return { ok: true, value: { id, src: area === 'public' ? cdnPath(fileKey(id)) : null, width, height } };
    },

    async read(memberId, id) {
      const { rows } = await pool.query<{ purpose: UploadPurpose }>(
        'select purpose from upload where id = $1 and user_id = $2',
        [id, memberId],
      );
      return rows[0] ? await files.get(purposes[rows[0].purpose].area, fileKey(id)) : null;
    },

    async removeExpired() {
      // Files that could not be removed come last the next time.
      const { rows } = await pool.query<Columns<'upload', 'id' | 'purpose'>>(
        `update upload set expired_at = now() where attached_at is null and id in (
           select id from upload where attached_at is null and created_at < now() - interval '24 hours'
           order by expired_at nulls first, created_at limit $1
         ) returning id, purpose`,
        [expiryBatch],
      );
      const failed = await eachContained('expired-uploads', rows, ({ id, purpose }) =>
        files.remove(purposes[purpose].area, fileKey(id)),
      );
      const removed = rows.filter((row) => !failed.includes(row));
      await pool.query('delete from upload where id = any ($1)', [removed.map(({ id }) => id)]);
      if (rows.length === expiryBatch) await this.removeExpired();
    },
  };

  /** Finds what is wrong before anything is decoded. */
  async function findProblem({ memberId, purpose, source }: Order): Promise<UploadProblem | null> {
    const type = detectPhotoType(source);
    if (type !== 'photo') return type === 'heic' ? 'heic' : 'wrong-type';
    return purpose === 'GRAPHIC' && !(await isArtist(pool, memberId)) ? 'not-an-artist' : null;
  }

  async function normalize(input: PhotoInput, caller: Caller): Promise<Result<Photo, UploadProblem>> {
    const task = await photoPool.run((runTask) => runTask(input), caller);
    // A client that has left gets no answer, and must leave nothing.
    if (!task.ok || caller.signal?.aborted) return { ok: false, problem: 'busy' };
    const photo = task.value.ok ? task.value.value : 'not-an-image';
    if (typeof photo !== 'string') return { ok: true, value: photo };
    const isArtwork = photo === 'wrong-dimensions' && input.kind === 'artwork';
    return { ok: false, problem: isArtwork ? 'wrong-dimensions-of-artwork' : photo };
  }
}

/** Only artists need space for artwork. */
async function isArtist(pool: Pool, memberId: string): Promise<boolean> {
  const { rowCount } = await pool.query(`select from artist where user_id = $1 and ${isShown('artist')}`, [
    memberId,
  ]);
  return rowCount !== 0;
}

async function insertUpload(
  client: PoolClient,
  { memberId, purpose }: Pick<Order, 'memberId' | 'purpose'>,
  { width, height, data }: Photo,
): Promise<Result<{ readonly id: string }, 'too-many' | 'too-much' | 'too-much-today'>> {
  const bytes = data.length;
  // One at a time per member, so that parallel uploads count each other.
  await client.query('select from "user" where id = $1 for no key update', [memberId]);
  const { rows: sums } = await client.query<{ unattached: number; bytes: number }>(
    `select count(*) filter (where attached_at is null)::int as unattached, coalesce(sum(bytes), 0)::float as bytes
     from upload where user_id = $1`,
    [memberId],
  );
  const stored = sums[0] ?? { unattached: 0, bytes: 0 };
  if (stored.unattached >= maxUnattached) return { ok: false, problem: 'too-many' };
  if (stored.bytes + bytes > maxUploadBytes) return { ok: false, problem: 'too-much' };
  const use = { memberId, kind: 'upload', amount: bytes, max: maxUploadBytesPerDay };
  if (!(await countDailyUse(client, use))) return { ok: false, problem: 'too-much-today' };
  const { rows } = await client.query<{ id: string }>(
    'insert into upload (user_id, purpose, width, height, bytes) values ($1, $2, $3, $4, $5) returning id',
    [memberId, purpose, width, height, bytes],
  );
  const [upload] = rows;
  if (!upload) throw new Error('An insert returned no row.');
  return { ok: true, value: upload };
}
