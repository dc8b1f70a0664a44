import { useEffect, useState } from 'react';
import { clothesMeasures, type MySize } from '#src/shared/nearest-size.ts';
import { fieldsOf } from '#src/shared/parse.ts';
import { readViewerValue, writeViewerValue } from '#src/storage/viewer-values.ts';

type UsedMySize = readonly [mine: MySize | null, setMine: (mine: MySize | null) => void];

/** The shopper's measures, which never leave the device. */
export function useMySize(viewerId: string): UsedMySize {
  const [mine, setMine] = useState<MySize | null>(null);
  useEffect(() => {
    let isStale = false;
    void readViewerValue(viewerId, 'my-size').then((stored) => isStale || setMine(parseMySize(stored)));
    return () => {
      isStale = true;
    };
  }, [viewerId]);
  const store = (next: MySize | null) => {
    setMine(next);
    void writeViewerValue(viewerId, 'my-size', next);
  };
  return [mine, store];
}

function parseMySize(stored: unknown): MySize | null {
  const { of, cm } = fieldsOf(stored) ?? {};
  const values = fieldsOf(cm);
  if ((of !== 'garment' && of !== 'body') || !values) return null;
  const known = clothesMeasures.flatMap((measure) => {
    const value = values[measure];
    return typeof value === 'number' && value > 0 ? [[measure, value]] : [];
  });
  return known.length > 0 ? { of, cm: Object.fromEntries(known) } : null;
}
