import { blurred, edge, emptyField, type Field } from './field.ts';

const lamp = { x: -0.55, y: -0.7, z: 1 };
const lampLength = Math.hypot(lamp.x, lamp.y, lamp.z);

/** Brightness of a surface lit from the top left: 1 is flat cloth, less is shade, more is a highlight. */
export function lit(height: Field, { hollows = 0.013 } = {}): Field {
  const around = blurred(height, 22);
  const light = emptyField();
  const at = (x: number, y: number) =>
    height[Math.min(edge - 1, Math.max(0, y)) * edge + Math.min(edge - 1, Math.max(0, x))] ?? 0;
  for (let y = 0; y < edge; y++)
    for (let x = 0; x < edge; x++) {
      const i = y * edge + x;
      const gx = (at(x + 1, y) - at(x - 1, y)) / 2;
      const gy = (at(x, y + 1) - at(x, y - 1)) / 2;
      const facing = (-gx * lamp.x - gy * lamp.y + lamp.z) / lampLength / Math.hypot(gx, gy, 1);
      const hollow = Math.max(-0.22, Math.min(0.08, ((height[i] ?? 0) - (around[i] ?? 0)) * hollows));
      light[i] = soft((facing * lampLength) / lamp.z + hollow);
    }
  return light;
}

/** Deep shade is compressed, so that white cloth never turns grey; highlights, so that dark cloth does not look wet. */
function soft(brightness: number): number {
  const shade = 1 - brightness;
  return shade > 0 ? 1 - 0.4 * Math.tanh((shade / 0.4) * 0.78) : 1 + 0.1 * Math.tanh(-shade / 0.14);
}
