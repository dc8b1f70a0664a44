import { useLingui } from '@lingui/react/macro';
import article from '#src/components/article.module.css';
import { DeferredQuery } from '#src/components/deferred-query.tsx';
import page from '#src/components/detail-page.module.css';
import { SectionHeading } from '#src/components/section-heading.tsx';
import { EventCard } from './event-card.tsx';
import { otherEventsQuery } from './other-events-query.ts';

/** What else is on, so that the page of an event is no dead end. */
export function EventMore({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <DeferredQuery query={otherEventsQuery} variables={{ id }}>
      {({ event: events }) =>
        events.length > 0 && (
          <div className={page.page}>
            <section className={page.section}>
              <SectionHeading title={t`Other events`} />
              <ul className={article.list}>
                {events.map((event) => (
                  <li key={event.id}>
                    <EventCard event={event} priority={false} />
                  </li>
                ))}
              </ul>
            </section>
          </div>
        )
      }
    </DeferredQuery>
  );
}
