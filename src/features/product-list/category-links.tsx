import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import type { ProductListSearch } from '#src/shared/product-list-search.ts';
import styles from './category-links.module.css';
import type { ListScope } from './list-scope.ts';

type CategoryLinksProps = { search: ProductListSearch; scope: ListScope };

/** The categories beside and below the one that is shown. Other filters stay. */
export function CategoryLinks({ search, scope: { categories, category } }: CategoryLinksProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const root = category?.parent_id ? categories.find(({ id }) => id === category.parent_id) : category;
  const children = categories.filter(({ parent_id }) => parent_id !== null && parent_id === root?.id);
  // A category without children is shown beside the others.
  const isInside = root !== undefined && children.length > 0;
  const shown = isInside ? children : categories.filter(({ parent_id }) => parent_id === null);
  if (shown.length === 0) return null;
  const links = [
    { key: '', label: t`All` },
    ...(isInside ? [{ key: root.path_name, label: t`All ${text(root.name_ko, root.name_en)}` }] : []),
    ...shown.map((row) => ({ key: row.path_name, label: text(row.name_ko, row.name_en) })),
  ];
  const current = category?.path_name ?? '';
  return (
    <nav className={styles.links} aria-label={t`Categories`}>
      {links.map(({ key, label }) => (
        <Link
          key={key}
          ref={key === current ? scrollIntoRow : undefined}
          to="/product"
          search={{ ...search, category: key || undefined }}
          replace
          className={styles.link}
          aria-current={key === current ? 'page' : undefined}
          // Without it the link to all products would be current in every category.
          activeOptions={{ exact: true, explicitUndefined: true }}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Sideways only: the page itself does not move. */
function scrollIntoRow(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
}
