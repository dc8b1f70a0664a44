/** How the picture lies in its frame: enlarged, and moved by so many pixels from the middle. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };

export type Point = { readonly x: number; readonly y: number };

type Frame = { readonly width: number; readonly height: number };

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };

const maxScale = 4;

/** Enlarges so that the point under the fingers stays under them. `focus`: pixels from the middle of the frame. */
export function zoomTo(from: Zoom, wanted: number, focus: Point, frame: Frame): Zoom {
  const scale = Math.min(Math.max(wanted, 1), maxScale);
  const ratio = scale / from.scale;
  return contain(
    { scale, x: focus.x - (focus.x - from.x) * ratio, y: focus.y - (focus.y - from.y) * ratio },
    frame,
  );
}

export const panBy = (from: Zoom, by: Point, frame: Frame): Zoom =>
  contain({ ...from, x: from.x + by.x, y: from.y + by.y }, frame);

/** The edge of the picture does not come into its frame. */
function contain({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  const bound = (value: number, size: number) => {
    const most = ((scale - 1) * size) / 2;
    return Math.min(Math.max(value, -most), most) || 0;
  };
  return { scale, x: bound(x, width), y: bound(y, height) };
}
