import { useLingui } from '@lingui/react/macro';
import { Cards } from '#src/components/cards/card-grid.tsx';
import article from '#src/components/page/article.module.css';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { useList } from '#src/graphql/use-list.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { EndedEventCard } from './ended-event-card.tsx';
import { EventCard } from './event-card.tsx';
import { type EventsData, endedEvents, runningEvents } from './events-query.ts';
import { NoEvents } from './no-events.tsx';

type EventListPageProps = { running: EventsData; ended: EventsData };

/** The running events, and those that are over below them: two lists that are read one after the other. */
export function EventListPage(loaded: EventListPageProps) {
  const { t } = useLingui();
  const running = useList(runningEvents, loaded.running);
  const ended = useList(endedEvents, loaded.ended);
  const hasAllRunning = running.state === 'complete';
  const { state, more } = hasAllRunning ? ended : running;
  const runningRows = running.data.event;
  const endedRows = hasAllRunning ? ended.data.event : [];
  if (runningRows.length + endedRows.length === 0 && state === 'complete') return <NoEvents size="page" />;
  return (
    <InfiniteList state={state} onMore={more}>
      <div className={article.page}>
        {runningRows.length === 0 ? (
          <NoEvents size="section" />
        ) : (
          <section className={article.section}>
            <SectionHeading title={t`On now`} />
            <ul className={article.list}>
              {runningRows.map((event, index) => (
                <li key={event.id}>
                  <EventCard event={event} priority={index === 0} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {endedRows.length > 0 && (
          <section className={article.section}>
            <SectionHeading title={t`Past events`} />
            <Cards
              cards={endedRows.map((event) => ({ id: event.id, card: <EndedEventCard event={event} /> }))}
            />
          </section>
        )}
      </div>
    </InfiniteList>
  );
}
