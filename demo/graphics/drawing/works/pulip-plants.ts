import { circle, ellipse, line, path, placed, repeat } from '../svg.ts';

export const green = { deep: '#31503f', leaf: '#56785a', soft: '#8fa77f', pale: '#b9c7a0' } as const;
export const bloom = {
  clay: '#c9694a',
  rose: '#d9979b',
  butter: '#e8c36a',
  cream: '#f5ead2',
  plum: '#7d4f66',
  sky: '#8aa5b8',
} as const;

/** A pointed leaf from 0, 0 upwards, with its vein. */
export function leaf(length: number, width: number, fill: string, vein = '#00000026'): string {
  return (
    path(
      `M0 0 C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.8} 0 ${-length} C${width * 0.8} ${-length * 0.8} ${width} ${-length * 0.3} 0 0 Z`,
      fill,
    ) +
    line(`M0 0 L0 ${-length * 0.82}`, vein, 4) +
    repeat(3, (i) => {
      const y = -length * (0.25 + i * 0.18);
      return line(
        `M0 ${y} L${-width * 0.42} ${y - length * 0.12} M0 ${y} L${width * 0.42} ${y - length * 0.12}`,
        vein,
        3,
      );
    })
  );
}

/** A stem straight up with leaves in pairs; `lean` bends the tip sideways. */
export function sprig(
  height: number,
  pairs: number,
  style: { stem: string; fill: string; length: number; width: number },
): string {
  const stem = line(`M0 0 L0 ${-height}`, style.stem, 8);
  const leaves = repeat(pairs, (i) => {
    const y = -height * (0.2 + (0.75 * i) / pairs);
    const size = 1 - (i / pairs) * 0.5;
    return [-56, 56]
      .map((turn) => placed(leaf(style.length, style.width, style.fill), 0, y, size, turn))
      .join('');
  });
  return stem + leaves + placed(leaf(style.length * 0.7, style.width * 0.7, style.fill), 0, -height + 10);
}

export function daisy(radius: number, petals: number, fill: string, heart: string): string {
  return (
    repeat(petals, (i) =>
      placed(
        ellipse(0, -radius * 0.62, radius * 0.2, radius * 0.42, fill, {
          stroke: '#0000001f',
          'stroke-width': 3,
        }),
        0,
        0,
        1,
        (i * 360) / petals,
      ),
    ) +
    circle(0, 0, radius * 0.3, heart) +
    repeat(7, (i) =>
      circle(Math.cos(i) * radius * 0.15, Math.sin(i) * radius * 0.15, radius * 0.03, '#00000038'),
    )
  );
}

export function tulip(fill: string, inner: string): string {
  return (
    path(
      'M-78 -150 C-70 -90 -60 -30 0 0 C60 -30 70 -90 78 -150 C50 -140 30 -120 0 -170 C-30 -120 -50 -140 -78 -150 Z',
      inner,
    ) +
    path('M-90 -140 C-100 -50 -60 10 0 10 C-10 -40 -30 -110 -90 -140 Z', fill) +
    path('M90 -140 C100 -50 60 10 0 10 C10 -40 30 -110 90 -140 Z', fill) +
    path('M0 10 C-50 -20 -44 -110 0 -164 C44 -110 50 -20 0 10 Z', fill, {
      stroke: '#0000001c',
      'stroke-width': 4,
    })
  );
}

export function berry(radius: number, fill: string): string {
  return (
    circle(0, 0, radius, fill) +
    circle(-radius * 0.3, -radius * 0.35, radius * 0.22, '#ffffff66') +
    circle(0, radius * 0.7, radius * 0.16, '#0000003d')
  );
}
