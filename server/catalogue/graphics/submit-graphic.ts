import type { PoolClient } from 'pg';
import type { Columns } from '#server/platform/database/tables.gen.ts';
import { isShown } from '#server/platform/database/visibility.ts';
import type { Result } from '#server/platform/result.ts';
import type { InputOf, ResponseBody } from '#src/shared/contracts/contract.ts';
import type { submitGraphic as contract } from '#src/shared/contracts/graphics.ts';
import { attachUpload } from '../uploads/uploads.ts';

type Submission = InputOf<typeof contract>['body'];
type Submitted = ResponseBody<typeof contract>;
type SubmissionProblem = 'not-an-artist' | 'image-not-found' | 'too-many';

/** Graphics of one artist that wait for approval. */
const maxWaiting = 20;

/** Inserts a graphic with the state READY, which only its artist sees. */
export async function submitGraphic(
  transaction: PoolClient,
  memberId: string,
  submission: Submission,
): Promise<Result<Submitted, SubmissionProblem>> {
  // One at a time per artist, so that parallel submissions count each other.
  const { rows: artists } = await transaction.query<Columns<'artist', 'id' | 'path_name'>>(
    `select id, path_name from artist where user_id = $1 and ${isShown('artist')}
     order by id limit 1 for no key update`,
    [memberId],
  );
  const [artist] = artists;
  if (!artist) return { ok: false, problem: 'not-an-artist' };
  const { rows: counts } = await transaction.query<{ waiting: number }>(
    `select count(*)::int as waiting from graphic where artist_id = $1 and state = 'READY' and deleted_at is null`,
    [artist.id],
  );
  if (counts[0] && counts[0].waiting >= maxWaiting) return { ok: false, problem: 'too-many' };
  const image = { memberId, purpose: 'GRAPHIC', id: submission.image_id } as const;
  const artwork = await attachUpload(transaction, image);
  if (!artwork) return { ok: false, problem: 'image-not-found' };
  const { rows } = await transaction.query<{ id: string }>(
    `insert into graphic (artist_id, state, src, width, height, extension, name_ko, name_en, description, description_en,
       background_color, origin_price, price, promotion_price)
     values ($1, 'READY', $2, $3, $4, 'webp', $5, $6, $7, $8, $9, $10, $10, $10) returning id`,
    [
      artist.id,
      artwork.src,
      artwork.width,
      artwork.height,
      submission.name_ko,
      submission.name_en,
      submission.description ?? null,
      submission.description_en ?? null,
      submission.background_color,
      submission.price,
    ],
  );
  const [graphic] = rows;
  if (!graphic) throw new Error('An insert returned no row.');
  return { ok: true, value: { graphic_id: graphic.id, path_name: artist.path_name } };
}
