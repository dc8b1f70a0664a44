import { LinkedAccordion } from '#src/components/page/linked-accordion.tsx';
import reading from '#src/components/page/reading-page.module.css';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { NoTerms } from './no-terms.tsx';
import type { TermsListData } from './terms-list-query.ts';
import { TermsText } from './terms-text.tsx';

/** The others come behind these. */
const firstTypes = ['USE', 'PRIVACY', 'PURCHASE', 'OVER14'];

/** Collapsed; `/terms#privacy` opens one of them. */
export function TermsList({ data }: { data: TermsListData }) {
  const text = useLocaleText();
  if (data.terms.length === 0) return <NoTerms />;
  return (
    <div className={reading.page}>
      {data.terms.toSorted(byType).map((terms) => (
        <LinkedAccordion key={terms.id} id={terms.type.toLowerCase()} title={text(terms.name, terms.name_en)}>
          <TermsText terms={terms} />
        </LinkedAccordion>
      ))}
    </div>
  );
}

function byType({ type: one }: { type: string }, { type: other }: { type: string }): number {
  const placeOf = (type: string) =>
    firstTypes.includes(type) ? firstTypes.indexOf(type) : firstTypes.length;
  return placeOf(one) - placeOf(other);
}
