import { plainText } from '#src/shared/plain-text.ts';
import { uuidOf } from '#src/shared/read-search.ts';
import { listOf, publicPage } from '../-public-page.ts';

export const eventListPage = publicPage('/event/', {
  describe({ running: { event: events } }, { titled }) {
    const links = events.map((event) => ({ name: titled(event), path: `/event/${event.id}` }));
    return { ...listOf(links), picture: events[0]?.thumbnail_src };
  },
});

export const eventPage = publicPage('/event/$id', {
  rows: {
    table: 'event',
    address: '/event/$id',
    columns: { id: 'event.id' },
    keys: { id: uuidOf },
    // An event is not shown before it begins, see features/event/event-page-query.ts.
    opensAt: 'event.start_date',
    sitemap: { name: 'event', endsAt: 'event.end_date' },
  },
  describe({ loaded }, { text, linkTo }) {
    const [event] = loaded.event;
    const description = plainText(text(event?.content, event?.content_en));
    return { description, picture: event?.thumbnail_src, above: [linkTo('/event')] };
  },
});
