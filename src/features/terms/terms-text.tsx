import { Trans } from '@lingui/react/macro';
import { SafeHtml } from '#src/components/page/safe-html.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './terms-modal.module.css';

export type Terms = { content: string; content_en: string | null; updated_at: string };

/** `null`: still loading. */
export function TermsText({ terms }: { terms: Terms | null }) {
  const formatDay = useFormatDay();
  const text = useLocaleText();
  if (!terms) return <Skeleton ratio="1" />;
  const day = formatDay(terms.updated_at);
  return (
    <article className={styles.text}>
      <SafeHtml html={text(terms.content, terms.content_en)} />
      <p className={styles.day}>
        <Trans>Last updated: {day}</Trans>
      </p>
    </article>
  );
}
