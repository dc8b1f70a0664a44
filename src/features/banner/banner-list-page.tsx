import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import article from '#src/components/page/article.module.css';
import { useList } from '#src/graphql/use-list.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { BannerCard } from './banner-card.tsx';
import { type BannersData, banners } from './banners-query.ts';

export function BannerListPage({ viewerId, loaded }: { viewerId: string; loaded: BannersData }) {
  const { t } = useLingui();
  const { data, state, more } = useList(banners(viewerId), loaded);
  const rows = data.home_template;
  if (rows.length === 0 && state === 'complete') return <NoBanners />;
  return (
    <InfiniteList state={state} onMore={more}>
      <section className={article.page}>
        <h2 className="visually-hidden">{t`Lookbook and news`}</h2>
        <ul className={article.list}>
          {rows.map((banner, index) => (
            <li key={banner.id}>
              <BannerCard banner={banner} priority={index === 0} />
            </li>
          ))}
        </ul>
      </section>
    </InfiniteList>
  );
}

function NoBanners() {
  return (
    <EmptyState
      size="page"
      title={<Trans>Nothing to read yet</Trans>}
      action={
        <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See all products</Trans>
        </Link>
      }
    >
      <Trans>Looks, news and stories from our brands.</Trans>
    </EmptyState>
  );
}
