import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import type { TermsListData } from './terms-list-query.ts';
import styles from './terms-page.module.css';
import { TermsText } from './terms-text.tsx';

/** The newest text of every type, folded up. */
export function TermsList({ data }: { data: TermsListData }) {
  const text = useLocaleText();
  const newest = data.terms.filter(
    (terms, place, all) => all.findIndex(({ type }) => type === terms.type) === place,
  );
  return (
    <div className={styles.page}>
      {newest.map((terms) => (
        <Accordion key={terms.id} name="terms" title={text(terms.name, terms.name_en)}>
          <TermsText terms={terms} />
        </Accordion>
      ))}
    </div>
  );
}
