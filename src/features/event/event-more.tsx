import { useLingui } from '@lingui/react/macro';
import article from '#src/components/page/article.module.css';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import page from '#src/components/page/detail-page.module.css';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { EventCard } from './event-card.tsx';
import { otherEvents } from './events-query.ts';

/** Other events that are on, so that the page of an event is no dead end. */
export function EventMore({ id }: { id: string }) {
  const { t } = useLingui();
  const { document, variables } = otherEvents(id);
  return (
    <DeferredQuery query={document} variables={variables}>
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
