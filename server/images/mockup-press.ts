import { createConcurrencyLimit } from '../concurrency/concurrency-limit.ts';
import { type Rgb, readHexColour } from './cloth-colour.ts';
import { composeMockup } from './compose-mockup.ts';
import { type GraphicFiles, layersToArtwork } from './layers-to-artwork.ts';
import { loadMockupPlate, type MockupPlate, type MockupSide } from './mockup-plate.ts';
import { encodeWebp, type Picture } from './picture.ts';
import type { MockupLayer } from './print-area.ts';

export type MockupOrder = {
  side: MockupSide;
  /** `#rrggbb` of the cloth. */
  colour: string;
  /** Lowest first; empty for an undecorated product. */
  layers: readonly MockupLayer[];
  graphics: GraphicFiles;
  /** Pixels along one edge; 1000 unless told. */
  size?: number;
  /** The paper behind the product unless told; null leaves it transparent. */
  ground?: Rgb | null;
};

export type MockupPress = {
  /** A WebP file. Same order, same bytes. */
  render: (order: MockupOrder) => Promise<Buffer>;
  /** The same picture as pixels, for pictures made of several products. */
  picture: (order: MockupOrder) => Promise<Picture>;
};

/** The colour behind every product, `--color-paper` of the storefront. */
const paper: Rgb = [246, 245, 242];

/**
 * Renders mock-ups, at most `atOnce` at a time (a render holds some 20 MB), and keeps the last decoded plates, because
 * the colours and customs of one side usually come in a row.
 */
export function createMockupPress({ atOnce = 2, platesKept = 8 } = {}): MockupPress {
  const plates = new Map<string, Promise<MockupPlate>>();
  const limit = createConcurrencyLimit({ maxRunning: atOnce, maxQueued: Number.POSITIVE_INFINITY });

  async function whenFree<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = await limit(work);
    if (!result.ok) throw new Error('A queue without an end refused work');
    return result.value;
  }

  function plateOf(side: MockupSide, size: number): Promise<MockupPlate> {
    const key = JSON.stringify([side, size]);
    const plate = plates.get(key) ?? loadMockupPlate(side, size);
    plates.delete(key);
    plates.set(key, plate);
    // A picture that could not be read may be there the next time.
    void plate.catch(() => plates.delete(key));
    for (const oldest of plates.keys()) {
      if (plates.size <= platesKept) break;
      plates.delete(oldest);
    }
    return plate;
  }

  async function compose({
    side,
    colour,
    layers,
    graphics,
    size = 1000,
    ground = paper,
  }: MockupOrder): Promise<Picture> {
    const plate = await plateOf(side, size);
    const artwork =
      layers.length === 0
        ? null
        : await layersToArtwork({ layers, graphics, area: side.area, scale: size / 1000 });
    return composeMockup(plate, { colour: readHexColour(colour), artwork, ground });
  }

  return {
    render: (order) => whenFree(async () => encodeWebp(await compose(order), order.ground === null)),
    picture: (order) => whenFree(() => compose(order)),
  };
}
