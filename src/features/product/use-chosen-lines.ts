import { useEffect, useState } from 'react';
import { readViewerValue, writeViewerValue } from '#src/storage/viewer-values.ts';
import { type ChosenLine, parseLines } from './chosen-options.ts';

type ChosenLines = readonly [lines: readonly ChosenLine[], setLines: (lines: readonly ChosenLine[]) => void];

/** The chosen options of one product, or of one design, kept on the device until they are bought or removed. */
export function useChosenLines(viewerId: string, choiceId: string): ChosenLines {
  const key = `options:${choiceId}` as const;
  const [lines, setLines] = useState<readonly ChosenLine[]>([]);
  useEffect(() => {
    let isStale = false;
    void readViewerValue(viewerId, key).then((stored) => {
      // A shopper who was quicker than the storage keeps what they chose.
      if (!isStale) setLines((current) => (current.length > 0 ? current : parseLines(stored)));
    });
    return () => {
      isStale = true;
    };
  }, [viewerId, key]);
  const store = (next: readonly ChosenLine[]) => {
    setLines(next);
    void writeViewerValue(viewerId, key, next);
  };
  return [lines, store];
}
