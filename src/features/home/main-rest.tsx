import { Trans } from '@lingui/react/macro';
import { DeferredQuery } from '#src/components/deferred-query.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { BestSections } from './best-sections.tsx';
import { MainBlock } from './main-block.tsx';
import { type MainRestData, mainRestQuery } from './main-rest-query.ts';

type MainRestProps = { viewerId: string; shown: number };

/** What comes after the first `shown` blocks of a main page that the operator composed. */
export function MainRest({ viewerId, shown }: MainRestProps) {
  return (
    <DeferredQuery query={mainRestQuery} variables={{ viewerId, shown }}>
      {(data) => <MainRestBlocks data={data} shown={shown} />}
    </DeferredQuery>
  );
}

function MainRestBlocks({ data, shown }: { data: MainRestData; shown: number }) {
  const { main_page: blocks, best_customs, best_graphics } = data;
  if (shown + blocks.length + best_customs.length + best_graphics.length === 0) {
    return <EmptyState title={<Trans>We’re stocking the shelves. Please come back soon.</Trans>} />;
  }
  return (
    <>
      {blocks.map((block, place) => (
        <MainBlock key={block.id} block={block} isFirst={shown + place === 0} />
      ))}
      <BestSections data={data} />
    </>
  );
}
