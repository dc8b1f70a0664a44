import reading from '#src/components/page/reading-page.module.css';
import type { ResultOf } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { NoTerms } from './no-terms.tsx';
import styles from './terms-page.module.css';
import type { termsQuery } from './terms-query.ts';
import { TermsText } from './terms-text.tsx';

/** One text as a page of its own. */
export function TermsPage({ data }: { data: ResultOf<typeof termsQuery> }) {
  const text = useLocaleText();
  const [terms] = data.terms;
  if (!terms) return <NoTerms />;
  return (
    <div className={reading.page}>
      <h2 className={styles.name}>{text(terms.name, terms.name_en)}</h2>
      <TermsText terms={terms} />
    </div>
  );
}
