import { Link } from '@tanstack/react-router';
import { ArticleCard } from '#src/components/cards/article-card.tsx';
import card from '#src/components/cards/card.module.css';
import { useLocale, useLocaleText } from '#src/i18n/locale-text.ts';
import { DaysLeft } from './days-left.tsx';
import { formatPeriod } from './event-period.ts';
import { eventRatio } from './event-ratio.ts';
import type { ListedEvent } from './events-query.ts';

export function EventCard({ event, priority }: { event: ListedEvent; priority: boolean }) {
  const locale = useLocale();
  const text = useLocaleText();
  return (
    <ArticleCard
      src={event.thumbnail_src}
      ratio={eventRatio}
      priority={priority}
      byline={
        <>
          <DaysLeft event={event} />
          {/* A browser may write dates in another way than the server. */}
          <p className={card.maker} suppressHydrationWarning>
            {formatPeriod(event, Date.now(), locale)}
          </p>
        </>
      }
      title={
        <Link to="/event/$id" params={{ id: event.id }} className={card.link}>
          {text(event.title, event.title_en)}
        </Link>
      }
    />
  );
}
