import * as v from 'valibot';
import { type Answer, serveJson } from '../processes/serve-json.ts';
import { openSandboxParcels, type ParcelEvent } from './sandbox-parcels.ts';

const { PARCELS_FILE = '', PARCELS_STEP_SECONDS = '', TRACKER_KEY = '' } = process.env;

const parcels = openSandboxParcels({ file: PARCELS_FILE, stepSeconds: Number(PARCELS_STEP_SECONDS) });

const question = v.object({
  variables: v.object({
    carrierId: v.pipe(v.string(), v.regex(/^[\w.]{1,60}$/)),
    trackingNumber: v.pipe(v.string(), v.regex(/^[0-9A-Z]{5,30}$/)),
  }),
});

const problem = (code: string): Answer => ({
  status: 200,
  body: { data: { track: null }, errors: [{ message: code, extensions: { code } }] },
});

const toNode = ({ code, location, description, time }: ParcelEvent) => ({
  node: {
    time: time.toISOString(),
    status: { code },
    description,
    location: location ? { name: location } : null,
  },
});

// The part of tracker.delivery's GraphQL interface that the shop uses.
serveJson({
  authorization: `TRACKQL-API-KEY ${TRACKER_KEY}`,
  respond({ endpoint, body }) {
    if (endpoint !== 'POST /graphql') return { status: 404 };
    const asked = v.safeParse(question, body);
    if (!asked.success) return problem('BAD_REQUEST');
    const { carrierId, trackingNumber } = asked.output.variables;
    const events = parcels.find(carrierId, trackingNumber);
    return events
      ? { status: 200, body: { data: { track: { events: { edges: events.map(toNode) } } } } }
      : problem('NOT_FOUND');
  },
});
