/** A number from 0 to 1 that depends on nothing but its place: the same graphic looks the same every time. */
export function noiseAt(x: number, y: number): number {
  let hash = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_295;
}
