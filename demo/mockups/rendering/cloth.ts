import { blurred, coverage, edge, emptyField, type Field, union } from './field.ts';
import { type Fold, raiseFold } from './folds.ts';
import { gradientNoise, jitterFrom, type Noise, waves } from './noise.ts';
import { bent, mirroredCurve } from './path.ts';

/** Cloth laid flat and photographed from above: outlines that puff at their edges, folds, a weave. */
export type Cloth = {
  /** Outlines by name, in mock-up units. */
  parts: Readonly<Record<string, string>>;
  /** Soft rise from a part's edge inwards; part 'all' is the whole silhouette. */
  puffs: readonly { part: string; radius: number; height: number }[];
  /** Folds on a part; mirrored folds appear on the other side too, a little different, as in life. */
  folds: readonly {
    part: string;
    mirrorPart?: string;
    folds: readonly Fold[];
    without?: readonly string[];
  }[];
  /** Knitted ribs: their wales stand at `slant` units sideways per unit downwards. */
  ribs?: readonly { part: string; slant: number }[];
  /** Loose cloth ripples more than stretched cloth. */
  ripple: { broad: number; small: number; creases: number; weave: number };
  seed: number;
};

export type ClothField = { height: Field; parts: Readonly<Record<string, Field>> };

export async function renderCloth(cloth: Cloth): Promise<ClothField> {
  const drawn = await Promise.all(
    Object.entries(cloth.parts).map(
      async ([name, path]) => [name, await coverage(`<path d="${path}"/>`)] as const,
    ),
  );
  const parts: Record<string, Field> = Object.fromEntries(drawn);
  parts.all = union(drawn.map(([, field]) => field));
  const height = emptyField();
  for (const puff of cloth.puffs) puffUp(height, part(parts, puff.part), puff);
  for (const group of cloth.folds) foldUp(height, parts, group, jitterFrom(cloth.seed + 5));
  ripple(height, parts, cloth);
  return { height: blurred(height, 1.4, 2), parts };
}

function part(parts: Readonly<Record<string, Field>>, name: string): Field {
  const field = parts[name];
  if (!field) throw new Error(`No part ${name}`);
  return field;
}

function puffUp(
  height: Field,
  shape: Field,
  { radius, height: rise }: { radius: number; height: number },
): void {
  const soft = blurred(shape, radius);
  for (let i = 0; i < height.length; i++)
    height[i] = (height[i] ?? 0) + rise * Math.min(1, Math.max(0, ((soft[i] ?? 0) - 0.5) * 2));
}

function foldUp(
  height: Field,
  parts: ClothField['parts'],
  group: Cloth['folds'][number],
  jitter: () => number,
): void {
  const hidden = (group.without ?? []).map((name) => part(parts, name));
  const visible = (name: string) =>
    part(parts, name).map((value, i) =>
      hidden.reduce((rest, over) => Math.max(0, rest - (over[i] ?? 0) * 0.9), value),
    );
  const own = visible(group.part);
  const other = group.mirrorPart === undefined ? null : visible(group.mirrorPart);
  for (const ridge of group.folds) {
    raiseFold(height, own, ridge);
    if (!other) continue;
    raiseFold(height, other, {
      ...ridge,
      curve: bent(mirroredCurve(ridge.curve), ([x, y]) => [x + jitter() * 20, y + jitter() * 38]),
      width: ridge.width * (1 + jitter() * 0.4),
      height: ridge.height * (1 + jitter() * 0.55),
    });
  }
}

function ripple(height: Field, parts: ClothField['parts'], cloth: Cloth): void {
  const noise = { one: gradientNoise(cloth.seed), two: gradientNoise(cloth.seed + 9) };
  const all = part(parts, 'all');
  const ribs = (cloth.ribs ?? []).map((rib) => ({ field: part(parts, rib.part), slant: rib.slant }));
  for (let i = 0; i < height.length; i++) {
    if ((all[i] ?? 0) < 0.02) continue;
    const x = i % edge;
    const y = Math.floor(i / edge);
    const rib = ribs.find(({ field }) => (field[i] ?? 0) > 0.5);
    height[i] = (height[i] ?? 0) + (rib ? wale(noise, x, y, rib.slant) : rippleAt(noise, x, y, cloth.ripple));
  }
}

type NoisePair = { one: Noise; two: Noise };

function wale(noise: NoisePair, x: number, y: number, slant: number): number {
  return Math.sin(((x + y * slant) * Math.PI) / 2.8) * 0.6 + waves(noise.one, x / 60, y / 90) * 4;
}

/** Waves bent by waves: straight noise looks like clouds, not like cloth. */
function rippleAt({ one, two }: NoisePair, x: number, y: number, ripples: Cloth['ripple']): number {
  const bx = x + waves(two, x / 190, y / 260) * 90;
  const by = y + waves(two, x / 190 + 40, y / 260 + 9) * 60;
  const crease = Math.exp(-((waves(two, bx / 230 + 5, by / 340) / 0.09) ** 2));
  return (
    waves(one, bx / 165, by / 330) * ripples.broad +
    waves(two, bx / 66 + 3, by / 115 + 7) * ripples.small +
    crease * ripples.creases +
    (Math.sin(x * 2.1) + Math.sin(y * 2.1)) * ripples.weave
  );
}
