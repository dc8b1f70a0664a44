import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Cards } from '#src/components/cards/card-grid.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { type SearchKind, searchKinds } from '#src/components/search/search-kinds.ts';
import { formatTotal } from './kind-tabs.tsx';
import { useResultCards } from './result-cards.tsx';
import styles from './result-overview.module.css';
import type { FoundKind, ResultPage } from './result-page.ts';

type ResultOverviewProps = { keyword: string; page: ResultPage };

/** The best matches of each kind that has any. */
export function ResultOverview({ keyword, page }: ResultOverviewProps) {
  return page.kinds
    .filter(({ ids }) => ids.length > 0)
    .map((found) => <KindSection key={found.kind} keyword={keyword} found={found} page={page} />);
}

type KindSectionProps = ResultOverviewProps & { found: FoundKind };

function KindSection({ keyword, found, page }: KindSectionProps) {
  const { i18n } = useLingui();
  const kind: SearchKind = found.kind;
  const cards = useResultCards(page, kind);
  const name = i18n._(searchKinds[kind]);
  return (
    <section className={styles.section}>
      <SectionHeading
        title={`${name} ${formatTotal(found)}`}
        action={
          found.next && (
            <Link to="/search" search={{ keyword, kind }} preload={false}>
              <span className="visually-hidden">{name} </span>
              <Trans>See all</Trans>
            </Link>
          )
        }
      />
      <Cards cards={cards} />
    </section>
  );
}
