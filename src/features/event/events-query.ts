import { graphql, type ResultOf } from '#src/graphql/graphql.ts';

const eventsPerPage = 10;

// That nothing is shown before it begins is part of the document, not of its variables.
const eventsQuery = graphql(`
  query Events($where: event_bool_exp!, $order_by: [event_order_by!]!, $limit: Int!, $offset: Int!) {
    event(
      where: {
        _and: [$where, { state: { _eq: "ACT" }, deleted_at: { _is_null: true }, start_date: { _lte: "now()" } }]
      }
      order_by: $order_by
      limit: $limit
      offset: $offset
    ) {
      id
      position
      title
      title_en
      thumbnail_src
      start_date
      end_date
    }
  }
`);

export type EventsData = ResultOf<typeof eventsQuery>;

export type ListedEvent = EventsData['event'][number];

/** In the order that the operator has given them. */
export const runningEvents = {
  document: eventsQuery,
  field: 'event' as const,
  variables: {
    where: { end_date: { _gte: 'now()' } },
    order_by: [{ position: 'asc' as const }, { id: 'asc' as const }],
    limit: eventsPerPage,
    offset: 0,
  },
};

/** Two that are on beside the one that is shown. */
export const otherEvents = (id: string) => ({
  document: eventsQuery,
  variables: {
    ...runningEvents.variables,
    where: { ...runningEvents.variables.where, id: { _neq: id } },
    limit: 2,
  },
});

/** The last one first. */
export const endedEvents = {
  document: eventsQuery,
  field: 'event' as const,
  variables: {
    where: { end_date: { _lt: 'now()' } },
    order_by: [{ end_date: 'desc' as const }, { id: 'asc' as const }],
    limit: eventsPerPage,
    offset: 0,
  },
};
