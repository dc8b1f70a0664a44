import { access, mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createProcessPool, type ProcessPool } from '#server/platform/concurrency/process-pool.ts';
import { createSingleFlight } from '#server/platform/concurrency/single-flight.ts';
import type { PictureList, PictureTask } from './picture-child.ts';

type Options = {
  /** Where the files of `/cdn` lie; made when absent. */
  readonly cdnDirectory: string;
  /** Pictures are drawn at this many times their full size; tests draw small. */
  readonly scale: number;
  /** Keys of products that cannot be drawn. */
  readonly leftOut?: readonly string[];
  readonly log: { info(text: string): void; warn(details: object, text: string): void };
  /** Aborted: the drawing stops, and the next start completes it. */
  readonly signal?: AbortSignal | undefined;
};

/** Draws the pictures of the demo shop while it is open. */
export type PictureDrawing = {
  /** Draws what is seen first. */
  drawEarly(onPicture: (drawn: number, all: number) => void): Promise<void>;
  /** Draws one picture now. @returns false for a path that is no picture of the demo shop, or could not be drawn */
  drawMissing(path: string): Promise<boolean>;
  /** Draws all the others, one after another unless nobody is in the open shop yet. */
  drawOthers(atOnce?: number): Promise<void>;
  close(): void;
};

/** Standing in the CDN folder, it says that every picture was written. */
export const picturesDone = '.demo-pictures';

export const arePicturesDone = (cdnDirectory: string): Promise<boolean> =>
  exists(join(cdnDirectory, picturesDone));

// Each needs some 200 MB. One of them is always left for what a shopper is waiting for.
const children = Math.min(4, Math.max(2, availableParallelism()));

type PicturePool = ProcessPool<PictureTask, PictureList | null>;

/** A drawing that has begun. */
type Drawing = Pick<Options, 'cdnDirectory'> & {
  readonly pool: PicturePool;
  readonly share: ReturnType<typeof createSingleFlight<'drawn' | 'failed' | 'busy'>>;
  isClosed: boolean;
};

export async function openPictureDrawing(options: Options): Promise<PictureDrawing> {
  const { cdnDirectory, log, signal } = options;
  signal?.throwIfAborted();
  const pool = createPool(options, () => drawing.isClosed);
  const drawing: Drawing = { cdnDirectory, pool, share: createSingleFlight(), isClosed: false };
  const close = () => {
    drawing.isClosed = true;
    pool.close();
  };
  signal?.addEventListener('abort', close);
  await mkdir(cdnDirectory, { recursive: true });
  const { early, others } = await listPictures(pool);
  const known = new Set([...early, ...others]);

  return {
    async drawEarly(onPicture) {
      let drawn = 0;
      await drawEach(drawing, early, children, () => {
        drawn += 1;
        onPicture(drawn, early.length);
      });
    },
    drawMissing: async (path) => known.has(path) && (await draw(drawing, path, 'shoppers')) === 'drawn',
    async drawOthers(atOnce = 1) {
      let failed = 0;
      await drawEach(drawing, known, atOnce, (isDrawn) => {
        if (!isDrawn) failed += 1;
      });
      if (drawing.isClosed) return;
      const isComplete = failed === 0 && (await writeMark(cdnDirectory));
      if (isComplete) log.info(`demo shop: all ${known.size} pictures are drawn`);
      else log.warn({ failed }, 'demo shop: pictures are missing, the next start draws them');
      close();
    },
    close,
  };
}

/** @param isClosed whether the children are ended in the middle of their tasks on purpose */
const createPool = (
  { cdnDirectory, scale, leftOut = [], log }: Options,
  isClosed: () => boolean,
): PicturePool =>
  createProcessPool({
    script: new URL('picture-child.ts', import.meta.url),
    args: [cdnDirectory, String(scale), ...leftOut],
    size: children,
    maxQueued: 300,
    timeoutMs: 120_000,
    cpuTimeoutMs: 60_000,
    log: { warn: (details, text) => isClosed() || log.warn(details, text) },
  });

async function listPictures(pool: PicturePool): Promise<PictureList> {
  const listed = await pool.run((runTask) => runTask({ kind: 'list' }));
  if (!listed.ok || !listed.value.ok || !listed.value.value) throw new Error('the list of pictures failed');
  return listed.value.value;
}

async function drawEach(
  drawing: Drawing,
  paths: Iterable<string>,
  atOnce: number,
  onResult: (isDrawn: boolean) => void,
): Promise<void> {
  const waiting = paths[Symbol.iterator]();
  const drawNext = async () => {
    for (let next = waiting.next(); !next.done && !drawing.isClosed; next = waiting.next()) {
      onResult(await drawInTurn(drawing, next.value));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, drawNext));
}

/** With a key of its own it has its turn among the shoppers, however many pictures they ask for. */
async function drawInTurn(drawing: Drawing, path: string): Promise<boolean> {
  let drawn = await draw(drawing, path, 'shop');
  // A shopper asked for it at the same moment and was refused.
  while (drawn === 'busy') drawn = await draw(drawing, path, 'shop');
  return drawn === 'drawn';
}

/** However many ask for a picture, it is drawn once. */
function draw(drawing: Drawing, path: string, key: 'shop' | 'shoppers') {
  const { cdnDirectory, pool, share } = drawing;
  return share(path, async () => {
    if (await exists(join(cdnDirectory, path))) return 'drawn';
    if (drawing.isClosed) return 'failed';
    const drawn = await pool.run((runTask) => runTask({ kind: 'draw', path }), { key });
    if (!drawn.ok) return 'busy';
    return drawn.value.ok ? 'drawn' : 'failed';
  });
}

const writeMark = (cdnDirectory: string): Promise<boolean> =>
  writeFile(join(cdnDirectory, picturesDone), '').then(
    () => true,
    () => false,
  );

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
