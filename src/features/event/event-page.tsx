import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArticleLink, ArticlePage } from '#src/components/page/article-page.tsx';
import { useLocale, useLocaleText } from '#src/i18n/locale-text.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { DaysLeft } from './days-left.tsx';
import type { EventPageData } from './event-page-query.ts';
import { daysLeft, formatPeriod } from './event-period.ts';
import { eventRatio } from './event-ratio.ts';

type EventPageProps = {
  event: EventPageData['event'][number];
  /** The content below the first screen. */
  more?: ReactNode;
};

/** One that is over leads to the running ones instead of to where one could take part. */
export function EventPage({ event, more }: EventPageProps) {
  const locale = useLocale();
  const text = useLocaleText();
  const now = Date.now();
  const isOver = daysLeft(event, now) === null;
  return (
    <>
      <ArticlePage
        src={event.thumbnail_src}
        ratio={eventRatio}
        label={<DaysLeft event={event} />}
        title={text(event.title, event.title_en)}
        lead={
          <>
            <p>{formatPeriod(event, now, locale)}</p>
            {isOver && (
              <p>
                <Trans>This event is over.</Trans>
              </p>
            )}
          </>
        }
        html={text(event.content, event.content_en)}
        action={
          isOver ? (
            <Link to="/event" {...buttonAttributes({ variant: 'outline', wide: true })}>
              <Trans>See current events</Trans>
            </Link>
          ) : (
            <ArticleLink to={event.url}>
              <Trans>Go there now</Trans>
            </ArticleLink>
          )
        }
      />
      {more}
    </>
  );
}
