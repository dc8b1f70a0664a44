import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { searchKinds } from '#src/components/search/search-kinds.ts';
import styles from './kind-tabs.module.css';
import type { FoundKind } from './result-page.ts';
import type { KindOrAll } from './search-address.ts';

type KindTabsProps = { keyword: string; kind: KindOrAll; totals: readonly FoundKind[] };

/** Each kind has an address of its own. A kind of which nothing was found is left out, and so is a total that is not known. */
export function KindTabs({ keyword, kind: current, totals }: KindTabsProps) {
  const { t, i18n } = useLingui();
  const isWanted = ({ kind, total }: { kind: string; total: FoundKind | null }) =>
    kind === current || total?.total !== 0;
  const tabs = [
    { kind: 'all', label: t`All`, total: null },
    ...Object.entries(searchKinds).map(([kind, label]) => ({
      kind,
      label: i18n._(label),
      total: totals.find((each) => each.kind === kind) ?? null,
    })),
  ].filter(isWanted);
  return (
    <nav className={styles.tabs} aria-label={t`Kinds of results`}>
      {tabs.map(({ kind, label, total }) => (
        <Link
          key={kind}
          to="/search"
          search={{ keyword, kind: kind === 'all' ? undefined : kind }}
          preload={false}
          activeOptions={{ exact: true }}
          className={styles.tab}
          aria-current={kind === current ? 'page' : undefined}
        >
          {label}
          {total && total.total !== null && <span className={styles.total}>{formatTotal(total)}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** `100+`: what is not counted further. */
export const formatTotal = ({ total, is_more }: FoundKind) => `${total ?? ''}${is_more ? '+' : ''}`;
