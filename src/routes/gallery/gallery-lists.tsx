import { Accordion } from '#src/ui/accordion.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList, type InfiniteState } from '#src/ui/infinite-list.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { GallerySection } from './gallery-section.tsx';

const states: InfiniteState[] = ['loading', 'loaded', 'complete', 'error'];

export function GalleryLists() {
  return (
    <>
      <GallerySection title="Tabs and accordion">
        <Tabs
          label="상품"
          tabs={[
            { id: 'info', label: '정보', panel: <p>면 100 %</p> },
            { id: 'review', label: '리뷰', panel: <p>아직 리뷰가 없어요.</p> },
            { id: 'guide', label: '안내', panel: <p>3일 안에 보내 드려요.</p> },
          ]}
        />
        <div>
          <Accordion name="faq" title="언제 도착하나요?" open>
            주문 후 3일에서 5일이 걸려요.
          </Accordion>
          <Accordion name="faq" title="교환할 수 있나요?">
            받은 날부터 7일 안에 알려 주세요.
          </Accordion>
        </div>
      </GallerySection>
      {states.map((state) => (
        <GallerySection key={state} title={`Infinite list, ${state}`}>
          <InfiniteList state={state} onMore={() => {}}>
            <Skeleton width="70%" />
          </InfiniteList>
        </GallerySection>
      ))}
      <GallerySection title="Skeleton and empty state">
        <Skeleton ratio="60 / 77" width="40%" />
        <EmptyState title="아직 좋아요가 없어요">마음에 드는 그래픽에 하트를 눌러 보세요.</EmptyState>
      </GallerySection>
    </>
  );
}
