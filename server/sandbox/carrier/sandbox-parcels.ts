import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Step = {
  readonly code: string;
  readonly location: string;
  readonly description: string;
};

export type ParcelEvent = Step & { readonly time: Date };

/** The way of every parcel, as Korean carriers tell it. */
const way: readonly Step[] = [
  { code: 'INFORMATION_RECEIVED', location: '', description: '접수' },
  { code: 'AT_PICKUP', location: '서울 성수', description: '집화처리' },
  { code: 'IN_TRANSIT', location: '옥천 HUB', description: '간선상차' },
  { code: 'IN_TRANSIT', location: '동네 대리점', description: '간선하차' },
  { code: 'OUT_FOR_DELIVERY', location: '동네 대리점', description: '배송출발' },
  { code: 'DELIVERED', location: '문 앞', description: '배송완료' },
];
const damaged: Step = { code: 'EXCEPTION', location: '옥천 HUB', description: '파손으로 확인 중' };

type Options = {
  readonly file: string;
  /** Between two steps of a parcel. */
  readonly stepSeconds: number;
  readonly now?: () => number;
};

/**
 * Parcels set off when somebody asks about them for the first time, which is written down before it is answered. Numbers
 * that end in 0000 are never known, and those that end in 9999 never arrive.
 */
export function openSandboxParcels({ file, stepSeconds, now = Date.now }: Options) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const departures = new Map(readDepartures(file));

  return {
    /** @returns null for a number that is not known */
    find(carrier: string, trackingNumber: string): readonly ParcelEvent[] | null {
      if (trackingNumber.endsWith('0000')) return null;
      const key = `${carrier} ${trackingNumber}`;
      let departedAt = departures.get(key);
      if (departedAt === undefined) {
        departedAt = now();
        appendFileSync(file, `${JSON.stringify([key, departedAt])}\n`);
        departures.set(key, departedAt);
      }
      return stepsOf(trackingNumber).flatMap((step, index) => {
        const time = departedAt + index * stepSeconds * 1_000;
        return time <= now() ? [{ ...step, time: new Date(time) }] : [];
      });
    },
  };
}

const stepsOf = (trackingNumber: string): readonly Step[] =>
  trackingNumber.endsWith('9999') ? [...way.slice(0, 3), damaged] : way;

function readDepartures(file: string): readonly (readonly [string, number])[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        try {
          return [JSON.parse(line) as [string, number]];
        } catch {
          // Torn by a kill in the middle of a line, which nobody was answered about.
          return [];
        }
      });
  } catch {
    return [];
  }
}
