import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { type Locale, pickLocale } from '#src/shared/locale.ts';
import { createStore } from '#src/shared/store.ts';
import { useStore } from '#src/ui/use-store.ts';
import styles from './search-words.module.css';

type WordLists = Readonly<Partial<Record<Locale, readonly string[]>>>;

/** The words that were received last. */
const received = createStore<WordLists>({});

/** Nothing until they are known, and if there are none. */
export function PopularWords() {
  const { context } = useRouter().options;
  const { i18n } = useLingui();
  const locale = pickLocale(i18n.locale, '');
  const { [locale]: words = [] } = useStore(received);
  useEffect(() => {
    void callApi(context, 'GET /search/popular-words', { query: { locale } }).then((outcome) => {
      if (outcome.kind === 'ok') received.set({ ...received.get(), [locale]: outcome.body.words });
    });
  }, [context, locale]);
  if (words.length === 0) return null;
  return (
    <section>
      <div className={styles.head}>
        <h2 className={styles.heading}>
          <Trans>Popular searches</Trans>
        </h2>
      </div>
      <ul className={styles.list}>
        {words.map((word) => (
          <li key={word}>
            <Link to="/search" search={{ keyword: word }} preload={false} className={styles.word}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
