import { useEffect, useState } from 'react';
import { fieldsOf } from '#src/shared/parse.ts';
import { readViewerValue, writeViewerValue } from '#src/storage/viewer-values.ts';
import type { DrawerGraphic } from './drawer-graphics.ts';

const key = 'recent-graphics';
const maxGraphics = 12;

/** The graphics that were used last on this device, latest first. */
export function useRecentGraphics(viewerId: string) {
  const [graphics, setGraphics] = useState<readonly DrawerGraphic[]>([]);
  useEffect(() => {
    let isStale = false;
    void readViewerValue(viewerId, key).then((stored) => {
      if (!isStale && Array.isArray(stored)) setGraphics(stored.filter(isGraphic));
    });
    return () => {
      isStale = true;
    };
  }, [viewerId]);
  const add = (graphic: DrawerGraphic) => {
    const next = [graphic, ...graphics.filter(({ id }) => id !== graphic.id)].slice(0, maxGraphics);
    // A graphic that is picked again stays where it is until the list is opened again.
    if (!graphics.some(({ id }) => id === graphic.id)) setGraphics(next);
    void writeViewerValue(viewerId, key, next);
  };
  return { graphics, add };
}

/** A value that another release has stored may be anything. */
function isGraphic(stored: unknown): stored is DrawerGraphic {
  const { id, name_ko, src, width, height, extension, background_color, promotion_price } =
    fieldsOf(stored) ?? {};
  return (
    [id, name_ko, src, extension, background_color].every((value) => typeof value === 'string') &&
    [width, height, promotion_price].every((value) => typeof value === 'number')
  );
}
