import type { AnalysisInput } from '#server/images/graphic-analysis.ts';
import type { ImageProblem } from '#server/images/image-source.ts';
import type { ResizedImages } from '#server/images/resized-images.ts';
import type { ProcessPool } from '#server/platform/concurrency/process-pool.ts';
import type { Pool } from '#server/platform/database/pool.ts';
import type { Result } from '#server/platform/result.ts';
import type { GraphicTraits } from '#src/shared/method-warnings.ts';
import { itemKinds } from '../search/item-kinds.ts';

export type GraphicAnalysis = {
  /** Measured with the first call for a graphic, and stored. */
  read(graphicId: string): Promise<Result<GraphicTraits, 'not-in-the-shop' | ImageProblem>>;
};

type Parts = {
  readonly pool: Pool;
  readonly images: ResizedImages;
  readonly analysisPool: Pick<ProcessPool<AnalysisInput, GraphicTraits>, 'run'>;
};

export function createGraphicAnalysis({ pool, images, analysisPool }: Parts): GraphicAnalysis {
  return {
    async read(graphicId) {
      const { rows } = await pool.query<{ src: string; known: GraphicTraits | null }>(readSql, [graphicId]);
      const [graphic] = rows;
      if (!graphic) return { ok: false, problem: 'not-in-the-shop' };
      if (graphic.known) return { ok: true, value: graphic.known };
      const traits = await measure(graphic.src);
      if (traits.ok) await store(graphicId, graphic.src, traits.value);
      return traits;
    },
  };

  async function measure(path: string): Promise<Result<GraphicTraits, ImageProblem>> {
    const variant = { path, shape: 'm', format: 'webp' } as const;
    const key = await images.cacheKey(variant);
    if (!key.ok) return key;
    const cached = await images.findCached(key.value);
    const image = cached ? { ok: true as const, value: cached } : await images.resize(key.value, variant);
    if (!image.ok) return image;
    const task = await analysisPool.run((runTask) => runTask({ kind: 'traits', source: image.value }));
    if (!task.ok) return task;
    return task.value.ok ? task.value : { ok: false, problem: 'not-an-image' };
  }

  async function store(graphicId: string, src: string, traits: GraphicTraits): Promise<void> {
    await pool.query(
      `insert into graphic_traits (graphic_id, src, thinnest_line, gradient_share, color_count) values ($1, $2, $3, $4, $5)
       on conflict (graphic_id) do update set src = excluded.src, thinnest_line = excluded.thinnest_line,
         gradient_share = excluded.gradient_share, color_count = excluded.color_count`,
      [graphicId, src, traits.thinnest_line, traits.gradient_share, traits.color_count],
    );
  }
}

const readSql = `select found.src, case when graphic_id is not null then json_build_object(
    'thinnest_line', thinnest_line, 'gradient_share', gradient_share, 'color_count', color_count) end as known
  from graphic found left join graphic_traits on graphic_id = found.id and graphic_traits.src = found.src
  where found.id = $1 and ${itemKinds.graphic.isVisible}`;
