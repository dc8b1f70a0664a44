/** A row of stitches: dark thread gaps with a light twin just below, where the thread catches the lamp. */
export function stitched(path: string, strength = 1): string {
  const row = (more: string) => `<path d="${path}" fill="none" stroke-dasharray="4.8 2.6" ${more}/>`;
  return (
    row(`stroke="#000" stroke-opacity="${0.3 * strength}" stroke-width="1.5"`) +
    row(`transform="translate(0 1.2)" stroke="#fff" stroke-opacity="${0.3 * strength}" stroke-width="1"`)
  );
}

/** Where two pieces of cloth meet: a dark line with light on the side that faces the lamp. */
export function seam(path: string, strength = 1): string {
  return (
    `<path d="${path}" fill="none" stroke="#000" stroke-opacity="${0.32 * strength}" stroke-width="1.7"/>` +
    `<path d="${path}" transform="translate(1.6 1.2)" fill="none" stroke="#fff" stroke-opacity="${0.24 * strength}" stroke-width="1.4"/>`
  );
}

/** Soft darkness along a path; `spread` is the blur's filter: soft2, soft4, soft9 or soft20. */
export function shade(path: string, width: number, opacity: number, spread: string): string {
  return `<path d="${path}" fill="none" stroke="#000" stroke-opacity="${opacity}" stroke-width="${width}" filter="url(#${spread})"/>`;
}

export function gleam(path: string, width: number, opacity: number, spread: string): string {
  return `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}" filter="url(#${spread})"/>`;
}

export const softFilters = [2, 4, 9, 20]
  .map(
    (sigma) =>
      `<filter id="soft${sigma}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${sigma}"/></filter>`,
  )
  .join('');

/** Everything inside is cut at the path. Ids must differ within one drawing. */
export function within(id: string, path: string, content: string): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export function filled(paths: readonly string[], fill = '#fff'): string {
  return paths.map((path) => `<path d="${path}" fill="${fill}"/>`).join('');
}
