import { Button } from './button.tsx';
import type { InfiniteState } from './infinite-list.tsx';
import { useUiTexts } from './ui-texts.ts';

/** The end of a list that other sections follow: more is loaded only when the shopper asks for it. */
export function ListMore({ state, onMore }: { state: InfiniteState; onMore: () => void }) {
  const texts = useUiTexts();
  if (state === 'complete') return null;
  return (
    <>
      {state === 'error' && <p>{texts.wentWrong}</p>}
      <Button variant="outline" wide busy={state === 'loading'} onClick={onMore}>
        {state === 'error' ? texts.retry : texts.loadMore}
      </Button>
    </>
  );
}
