import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Brush from 'lucide-react/icons/brush';
import Flame from 'lucide-react/icons/flame';
import Sparkles from 'lucide-react/icons/sparkles';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './category-page.module.css';
import type { CategoryPageData } from './category-page-query.ts';
import { CategorySection } from './category-section.tsx';
import { filledCategories } from './filled-categories.ts';
import { Makers } from './makers.tsx';

/** Where all products are found: by what they are, by brand and by artist. */
export function CategoryPage({ data }: { data: CategoryPageData }) {
  const { t } = useLingui();
  const text = useLocaleText();
  const categories = filledCategories(data.category);
  return (
    <div className={styles.page}>
      <Shortcuts />
      {categories.length === 0 && <NoCategories />}
      {categories.map((category, index) => (
        <CategorySection key={category.id} category={category} isFirst={index === 0} />
      ))}
      {data.brand.length > 0 && (
        <section className={styles.section}>
          <SectionHeading title={t`Brands`} />
          <Makers
            label={t`Brands`}
            makers={data.brand.map(({ id, name_ko, name_en, logo_src }) => ({
              id,
              name: text(name_ko, name_en),
              src: logo_src,
              search: { brand: id },
            }))}
          />
        </section>
      )}
      {data.artist.length > 0 && (
        <section className={styles.section}>
          <SectionHeading title={t`Artists`} subTitle={t`Products with their graphics`} />
          <Makers
            label={t`Artists`}
            makers={data.artist.map(({ id, name_ko, name_en, profile_src }) => ({
              id,
              name: text(name_ko, name_en),
              src: profile_src,
              search: { artist: id },
            }))}
          />
        </section>
      )}
    </div>
  );
}

function Shortcuts() {
  const { t } = useLingui();
  const shortcuts = [
    {
      key: 'popularity',
      label: t({ message: 'Popular', context: 'products' }),
      icon: Flame,
      search: { sort: 'popularity' },
    },
    {
      key: 'new',
      label: t({ message: 'New', context: 'products' }),
      icon: Sparkles,
      search: { sort: 'new' },
    },
    { key: 'sale', label: t`On sale`, icon: BadgePercent, search: { sale: true, sort: 'sale' } },
    { key: 'custom', label: t`Customize`, icon: Brush, search: { type: 'custom' } },
  ] as const;
  return (
    <nav className={styles.shortcuts} aria-label={t`Shortcuts`}>
      {shortcuts.map(({ key, label, icon, search }) => (
        <Link key={key} to="/product" search={search} className={styles.shortcut}>
          <Icon of={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

function NoCategories() {
  return (
    <EmptyState
      title={<Trans>No categories yet</Trans>}
      action={
        <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See all products</Trans>
        </Link>
      }
    />
  );
}
