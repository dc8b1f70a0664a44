import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Cards } from '#src/components/cards/card-grid.tsx';
import { GraphicCard } from '#src/components/cards/graphic-card.tsx';
import { useLeadingCards } from '#src/components/cards/use-leading-cards.ts';
import page from '#src/components/page/detail-page.module.css';
import type { SectionTitle } from '#src/components/page/detail-sections.tsx';
import { SafeHtml } from '#src/components/page/safe-html.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { useList } from '#src/graphql/use-list.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import type { PlanGraphicsData, planGraphics } from './plan-graphic-list.ts';
import styles from './plan-graphics.module.css';

type PlanGraphicsProps = {
  list: ReturnType<typeof planGraphics>;
  loaded: PlanGraphicsData;
  heading: SectionTitle;
};

/** The graphics of a collection in the operator's order, each with what the collection says about it. */
export function PlanGraphics({ list, loaded, heading }: PlanGraphicsProps) {
  const text = useLocaleText();
  const { data, state, more } = useList(list, loaded);
  const shown = useLeadingCards(data.plan_graphic);
  if (data.plan_graphic.length === 0) return <NoGraphics />;
  return (
    <section className={page.section}>
      <SectionHeading {...heading} />
      <InfiniteList state={shown.length === data.plan_graphic.length ? state : 'deferred'} onMore={more}>
        <Cards
          cards={shown.flatMap(({ graphic_id, graphic, ...row }) => {
            const note = text(row.add_content, row.add_content_en);
            const card = graphic && (
              <GraphicCard graphic={graphic}>
                {note && (
                  <div className={styles.note}>
                    <SafeHtml html={note} />
                  </div>
                )}
              </GraphicCard>
            );
            return card ? [{ id: graphic_id, card }] : [];
          })}
        />
      </InfiniteList>
    </section>
  );
}

function NoGraphics() {
  return (
    <EmptyState
      title={<Trans>No graphics registered</Trans>}
      action={
        <Link to="/main" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Go shopping</Trans>
        </Link>
      }
    />
  );
}
