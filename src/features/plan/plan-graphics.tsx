import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Cards } from '#src/components/card-grid.tsx';
import { DeferredQuery } from '#src/components/deferred-query.tsx';
import page from '#src/components/detail-page.module.css';
import type { SectionTitle } from '#src/components/detail-sections.tsx';
import { GraphicCard } from '#src/components/graphic-card.tsx';
import { SafeHtml } from '#src/components/safe-html.tsx';
import { SectionHeading } from '#src/components/section-heading.tsx';
import { loadList } from '#src/graphql/load-list.ts';
import { useList } from '#src/graphql/use-list.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { type PlanGraphicsData, planGraphics } from './plan-graphic-list.ts';
import styles from './plan-graphics.module.css';

type PlanGraphicsProps = { planId: string; viewerId: string; heading: SectionTitle };

/** The graphics of a collection in the operator's order, each with what the collection says about it. */
export function PlanGraphics({ planId, viewerId, heading }: PlanGraphicsProps) {
  const list = planGraphics(planId, viewerId);
  return (
    <DeferredQuery query={list.document} variables={list.variables} load={(client) => loadList(client, list)}>
      {(loaded) => <LoadedGraphics list={list} loaded={loaded} heading={heading} />}
    </DeferredQuery>
  );
}

type LoadedGraphicsProps = {
  list: ReturnType<typeof planGraphics>;
  loaded: PlanGraphicsData;
  heading: SectionTitle;
};

function LoadedGraphics({ list, loaded, heading }: LoadedGraphicsProps) {
  const text = useLocaleText();
  const { data, state, more } = useList(list, loaded);
  if (data.plan_graphic.length === 0) return <NoGraphics />;
  return (
    <section className={page.section}>
      <SectionHeading {...heading} />
      <InfiniteList state={state} onMore={more}>
        <Cards
          cards={data.plan_graphic.flatMap(({ graphic_id, graphic, ...row }) => {
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
