import { LRUCache } from 'lru-cache';
import { createConcurrencyLimit } from '#server/platform/concurrency/concurrency-limit.ts';
import { parseHexColor, type Rgb } from './color.ts';
import { composeMockup } from './compose-mockup.ts';
import { type DecodedMockupSide, decodeMockupSide, type MockupSide } from './mockup-side.ts';
import { encodeWebp, type RawImage } from './raw-image.ts';
import { type GraphicFiles, type MockupLayer, renderArtwork } from './render-artwork.ts';

export type MockupOptions = {
  side: MockupSide;
  /** `#rrggbb` of the product. */
  color: string;
  /** Lowest first; empty for an undecorated product. */
  layers: readonly MockupLayer[];
  graphics: GraphicFiles;
  /** Pixels along one edge; default 1000. */
  size?: number;
  /** Default: the storefront's paper color; null leaves it transparent. */
  background?: Rgb | null;
};

export type MockupRenderer = {
  /** A WebP file. The same options always produce the same bytes. */
  renderWebp: (options: MockupOptions) => Promise<Buffer>;
  /** The same image as pixels, for images composed of several products. */
  renderPixels: (options: MockupOptions) => Promise<RawImage>;
};

/** `--color-paper` of the storefront. */
const paper: Rgb = [246, 245, 242];

/**
 * Renders mock-ups, at most `concurrency` at a time (each takes about 20 MB), and caches the last decoded sides, because
 * the colors and customs of one side usually follow each other.
 */
export function createMockupRenderer({ concurrency = 2, maxCachedSides = 8 } = {}): MockupRenderer {
  const sides = new LRUCache<string, Promise<DecodedMockupSide>>({ max: maxCachedSides });
  const limit = createConcurrencyLimit({ maxRunning: concurrency, maxQueued: Number.POSITIVE_INFINITY });

  async function runLimited<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = await limit(task);
    if (!result.ok) throw new Error('An unbounded queue refused a task');
    return result.value;
  }

  function getDecodedSide(side: MockupSide, size: number): Promise<DecodedMockupSide> {
    const key = JSON.stringify([side, size]);
    const known = sides.get(key);
    if (known) return known;
    const decoded = decodeMockupSide(side, size);
    sides.set(key, decoded);
    // A failure is not cached: a missing file may exist the next time.
    void decoded.catch(() => sides.delete(key));
    return decoded;
  }

  async function compose(options: MockupOptions): Promise<RawImage> {
    const { side, color, layers, graphics, size = 1000, background = paper } = options;
    const decoded = await getDecodedSide(side, size);
    const artwork =
      layers.length === 0
        ? null
        : await renderArtwork({ layers, graphics, area: side.area, scale: size / 1000 });
    return composeMockup(decoded, { color: parseHexColor(color), artwork, background });
  }

  return {
    renderWebp: (options) =>
      runLimited(async () => encodeWebp(await compose(options), options.background === null)),
    renderPixels: (options) => runLimited(() => compose(options)),
  };
}
