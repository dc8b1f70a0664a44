import { runWhenIdle } from '#src/ui/run-when-idle.ts';

/**
 * Before a page is taken out of the document: the browser will not render those of its blocks that are more than half a screen
 * out of view when it is put back, until a shopper comes near. Their heights stay. Older browsers render all of them.
 */
export function skipDistantBlocks(blocks: readonly HTMLElement[]): void {
  const boxes = blocks.map((block) => block.getBoundingClientRect());
  for (const [index, { style }] of blocks.entries()) {
    const { top = 0, bottom = 0, height = 0 } = boxes[index] ?? {};
    if (bottom > -innerHeight / 2 && top < innerHeight * 1.5) continue;
    style.containIntrinsicBlockSize = `${height}px`;
    style.contentVisibility = 'auto';
  }
}

/** One block per idle period, so that the page answers in between. @returns ends it */
export function renderSkippedBlocks(blocks: readonly HTMLElement[]): () => void {
  const skipped = blocks.filter(({ style }) => style.contentVisibility);
  const renderNext = () => {
    const next = skipped.shift();
    if (!next) return;
    next.style.contentVisibility = '';
    runWhenIdle(renderNext);
  };
  runWhenIdle(renderNext);
  return () => void skipped.splice(0);
}
