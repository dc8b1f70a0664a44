import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createHttpTracker } from '#server/ordering/fulfillment/http-tracker.ts';

type Event = {
  readonly code: string;
  readonly time: Date | null;
  readonly location?: string;
  readonly description?: string;
};
type Asked = { readonly carrierId: string; readonly trackingNumber: string };
type Answer = { readonly status?: number; readonly body: string };

const found = (events: readonly Event[]): Answer => ({
  body: JSON.stringify({
    data: {
      track: {
        events: {
          edges: events.map(({ code, time, location, description = null }) => ({
            node: {
              time: time?.toISOString() ?? null,
              status: { code },
              description,
              location: location === undefined ? null : { name: location },
            },
          })),
        },
      },
    },
  }),
});

export const trackingProblem = (code: string): Answer => ({
  body: JSON.stringify({ data: { track: null }, errors: [{ message: code, extensions: { code } }] }),
});

/** A tracking service at a port of its own that says what a test wants. */
export function withTrackingService() {
  const running = {
    url: '',
    asked: [] as (Asked & { readonly authorization: string | undefined })[],
    answer: (_asked: Asked): Answer | Promise<Answer> => trackingProblem('NOT_FOUND'),
  };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const asked: Asked = JSON.parse(text).variables;
    running.asked.push({ ...asked, authorization: request.headers.authorization });
    const { status = 200, body } = await running.answer(asked);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    running.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const complaints: unknown[] = [];
  const tracker = createHttpTracker({
    findAddress: async () => ({ url: running.url, key: 'client:secret' }),
    intervalSeconds: 600,
    log: { warn: (details: unknown) => void complaints.push(details) } as never,
  });
  return {
    tracker,
    complaints,
    get url() {
      return running.url;
    },
    get asked() {
      return running.asked;
    },
    /** From now on, of every parcel. */
    says(...events: Event[]) {
      running.answer = () => found(events);
    },
    answers(answer: typeof running.answer) {
      running.answer = answer;
      running.asked.length = 0;
    },
  };
}
