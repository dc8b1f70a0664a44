import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import card from '#src/components/cards/card.module.css';
import { PictureOverlay } from '#src/components/cards/picture-overlay.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { useLocale, useLocaleText } from '#src/i18n/locale-text.ts';
import { lastDay } from './event-period.ts';
import { eventRatio } from './event-ratio.ts';
import type { ListedEvent } from './events-query.ts';

export function EndedEventCard({ event }: { event: ListedEvent }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const day = lastDay(event, useLocale());
  return (
    <article className={card.card}>
      <div className={card.frame}>
        {event.thumbnail_src ? (
          <Picture src={event.thumbnail_src} alt="" size="m" ratio={eventRatio} />
        ) : (
          <div style={{ aspectRatio: eventRatio }} />
        )}
        <PictureOverlay>{t`Ended`}</PictureOverlay>
      </div>
      <div className={card.byline}>
        {/* A browser may write dates in another way than the server. */}
        <p className={card.maker} suppressHydrationWarning>
          <Trans>Until {day}</Trans>
        </p>
      </div>
      <h3 className={card.name}>
        <Link to="/event/$id" params={{ id: event.id }} className={card.link}>
          {text(event.title, event.title_en)}
        </Link>
      </h3>
    </article>
  );
}
