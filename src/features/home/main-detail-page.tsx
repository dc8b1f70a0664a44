import { useLingui } from '@lingui/react/macro';
import { Cards } from '#src/components/cards/card-grid.tsx';
import page from '#src/components/page/detail-page.module.css';
import { useList } from '#src/graphql/use-list.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { itemCards } from './item-card.tsx';
import { type MainDetailData, type MainDetailItemsData, mainDetailItems } from './main-detail-query.ts';

const NoItems = lazyComponent(() => import('./no-items.tsx'), 'NoItems');

type MainDetailPageProps = {
  block: NonNullable<MainDetailData['main_page_by_pk']>;
  loaded: MainDetailItemsData;
  viewerId: string;
};

/** All items of one block of the main page. */
export function MainDetailPage({ block, loaded, viewerId }: MainDetailPageProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const subTitle = text(block.sub_title, block.sub_title_en);
  const { data, state, more } = useList(mainDetailItems(block.id, viewerId), loaded);
  const cards = itemCards(withoutRepeated(data.main_page_item));
  if (cards.length === 0 && state === 'complete') return <NoItems />;
  return (
    <InfiniteList state={state} onMore={more}>
      <div className={page.panel}>
        <section className={page.section}>
          {/* The header shows the title already. */}
          <h2 className="visually-hidden">{text(block.title, block.title_en) ?? t`More to see`}</h2>
          {subTitle && <p className={page.subTitle}>{subTitle}</p>}
          <Cards cards={cards} />
        </section>
      </div>
    </InfiniteList>
  );
}

/** Several tags of a block may have the same item. */
function withoutRepeated<Item extends { readonly refer_id: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ refer_id }) => !seen.has(refer_id) && seen.add(refer_id));
}
