import { Trans } from '@lingui/react/macro';
import { DeferredQuery } from '#src/components/page/deferred-query.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { BestSections } from './best-sections.tsx';
import { MainBlock } from './main-block.tsx';
import { blocksPerQuery, type MainMoreData, mainMoreQuery } from './main-more-query.ts';
import { useReloadWithVisits } from './main-visits.ts';

type MainMoreProps = { viewerId: string; shown: number };

/** The content after the first `shown` blocks of a composed main page. */
export function MainMore({ viewerId, shown }: MainMoreProps) {
  const variables = { viewerId, shown };
  useReloadWithVisits(mainMoreQuery, variables);
  return (
    <DeferredQuery query={mainMoreQuery} variables={variables}>
      {(data) => <MainMoreBlocks data={data} shown={shown} viewerId={viewerId} />}
    </DeferredQuery>
  );
}

function MainMoreBlocks({ data, shown, viewerId }: MainMoreProps & { data: MainMoreData }) {
  const { main_page: blocks, best_customs, best_graphics } = data;
  if (shown + blocks.length + best_customs.length + best_graphics.length === 0) {
    return <EmptyState title={<Trans>We’re stocking the shelves. Please come back soon.</Trans>} />;
  }
  return (
    <>
      {blocks.map((block, index) => (
        <MainBlock key={block.id} block={block} isFirst={shown + index === 0} />
      ))}
      {blocks.length < blocksPerQuery ? (
        <BestSections data={data} />
      ) : (
        <MainMore viewerId={viewerId} shown={shown + blocks.length} />
      )}
    </>
  );
}
