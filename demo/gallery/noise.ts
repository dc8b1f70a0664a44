type Noise = (x: number, y: number) => number;

/** A stream of numbers -0.5..0.5, the same for the same seed on every machine. */
function jitterFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff - 0.5;
  };
}

/** Gradient noise, about -0.7..0.7. */
export function gradientNoise(seed: number): Noise {
  const table = shuffledBytes(seed);
  const byte = (i: number) => table[i & 255] ?? 0;
  const slope = (hash: number, x: number, y: number) => {
    const angle = (hash / 256) * Math.PI * 2;
    return Math.cos(angle) * x + Math.sin(angle) * y;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = x - column;
    const v = y - row;
    const corner = (dx: number, dy: number) => slope(byte(byte(column + dx) + row + dy), u - dx, v - dy);
    const top = mix(corner(0, 0), corner(1, 0), eased(u));
    const bottom = mix(corner(0, 1), corner(1, 1), eased(u));
    return mix(top, bottom, eased(v)) * 1.4;
  };
}

/** Two octaves: large waves with smaller ones on them. */
export function waves(noise: Noise, x: number, y: number): number {
  return 0.5 * noise(x, y) + 0.25 * noise(x * 2.03, y * 2.03);
}

const eased = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

function shuffledBytes(seed: number): number[] {
  const jitter = jitterFrom(seed);
  const bytes = [...Array(256).keys()];
  for (let i = 255; i > 0; i--) {
    const j = Math.min(i, Math.floor((jitter() + 0.5) * (i + 1)));
    [bytes[i], bytes[j]] = [bytes[j] ?? 0, bytes[i] ?? 0];
  }
  return bytes;
}
