import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import type { TermsListData } from './terms-list-query.ts';
import styles from './terms-page.module.css';
import { TermsText } from './terms-text.tsx';

/** The latest text of each type, collapsed. */
export function TermsList({ data }: { data: TermsListData }) {
  const text = useLocaleText();
  const latest = data.terms.filter(
    (terms, index, all) => all.findIndex(({ type }) => type === terms.type) === index,
  );
  return (
    <div className={styles.page}>
      {latest.map((terms) => (
        <Accordion key={terms.id} name="terms" title={text(terms.name, terms.name_en)}>
          <TermsText terms={terms} />
        </Accordion>
      ))}
    </div>
  );
}
