import { useLocaleText } from '#src/i18n/locale-text.ts';
import styles from './terms-page.module.css';
import { type Terms, TermsText } from './terms-text.tsx';

/** One text as a page of its own. */
export function TermsPage({ terms }: { terms: Terms & { name: string; name_en: string | null } }) {
  const text = useLocaleText();
  return (
    <div className={styles.page}>
      <h2 className={styles.name}>{text(terms.name, terms.name_en)}</h2>
      <TermsText terms={terms} />
    </div>
  );
}
