import * as v from 'valibot';
import type { Log } from '#server/platform/log.ts';
import { deliveryStates } from '#src/shared/contracts/deliveries.ts';
import { parseJson } from '#src/shared/parse.ts';
import type { DeliveryTracker, TrackerAddress, TrackingAnswer } from './delivery-tracker.ts';

type Options = {
  /** Rejects where there is no service at the moment. */
  readonly findAddress: () => Promise<TrackerAddress>;
  readonly intervalSeconds: number;
  readonly log: Pick<Log, 'warn'>;
  readonly close?: () => void;
};

const timeoutMs = 10_000;
/** The limit of one answer; a parcel that has more is followed by its newest. */
const maxEvents = 50;
const maxAnswerBytes = 500_000;

const document = `query Track($carrierId: ID!, $trackingNumber: String!) {
  track(carrierId: $carrierId, trackingNumber: $trackingNumber) {
    events(last: ${maxEvents}) { edges { node { time status { code } description location { name } } } }
  }
}`;

const state = v.fallback(v.picklist(deliveryStates), 'UNKNOWN');

const line = (maxLength: number) =>
  v.pipe(
    v.nullish(v.string(), ''),
    v.transform((text) =>
      text
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, maxLength)
        .toWellFormed(),
    ),
  );

const event = v.pipe(
  v.object({
    time: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    status: v.object({ code: state }),
    description: line(500),
    location: v.nullish(v.object({ name: line(200) })),
  }),
  v.transform(({ time, status, description, location }) => ({
    code: status.code,
    description,
    location: location?.name ?? '',
    occurredAt: new Date(time ?? Number.NaN),
  })),
);

const answer = v.object({
  data: v.nullish(
    v.object({
      track: v.nullable(
        v.object({
          events: v.object({ edges: v.pipe(v.array(v.object({ node: event })), v.maxLength(1_000)) }),
        }),
      ),
    }),
  ),
  errors: v.optional(
    v.array(v.object({ extensions: v.optional(v.object({ code: v.optional(v.string()) })) })),
  ),
});

/** A service that speaks the GraphQL interface of tracker.delivery, which is open source; see docs/decisions/079. */
export function createHttpTracker({
  findAddress,
  intervalSeconds,
  log,
  close = () => {},
}: Options): DeliveryTracker {
  async function fetchAnswer(carrierId: string, trackingNumber: string): Promise<TrackingAnswer> {
    const { url, key } = await findAddress();
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== null && { authorization: `TRACKQL-API-KEY ${key}` }),
      },
      body: JSON.stringify({ query: document, variables: { carrierId, trackingNumber } }),
      // The key is for the configured address only.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parsed = v.safeParse(answer, parseJson(await readText(response)));
    if (!parsed.success) return { outcome: 'unknown', reason: `not readable, status ${response.status}` };
    return toAnswer(parsed.output);
  }

  return {
    intervalSeconds,
    async read(carrier, trackingNumber) {
      const found = await fetchAnswer(carrier, trackingNumber).catch((error: Error): TrackingAnswer => {
        const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
        return { outcome: 'unknown', reason: code ?? error.name };
      });
      if (found.outcome === 'unknown')
        log.warn(
          { carrier, reason: found.reason },
          'deliveries: the tracking service was not usable, will ask again',
        );
      return found;
    },
    close,
  };
}

function toAnswer({ data, errors = [] }: v.InferOutput<typeof answer>): TrackingAnswer {
  const codes = errors.map(({ extensions }) => extensions?.code ?? 'unnamed');
  // A number of another form is none that the carrier knows either.
  if (codes.length > 0 && codes.every((code) => code === 'NOT_FOUND' || code === 'BAD_REQUEST'))
    return { outcome: 'absent' };
  if (!data?.track || codes.length > 0)
    return { outcome: 'unknown', reason: codes.join(', ').slice(0, 100) || 'no answer' };
  const events = data.track.events.edges.map(({ node }) => node);
  return { outcome: 'found', events: events.filter(isDated).slice(-maxEvents) };
}

/** Carriers leave times out. */
const isDated = ({ occurredAt }: v.InferOutput<typeof event>) => !Number.isNaN(occurredAt.getTime());

/** No more than a service of this kind has to say. */
async function readText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > maxAnswerBytes) throw new Error('too much of an answer');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}
