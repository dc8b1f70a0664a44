let shown = 0;

/** Does a skeleton stand in the place of a page? */
export const isPagePending = (): boolean => shown > 0;

/** Ref of a skeleton: the page that is coming begins at its top, wherever the page before it was scrolled to. */
export function beginAtTop(): () => void {
  shown += 1;
  window.scrollTo({ top: 0, behavior: 'instant' });
  return () => {
    shown -= 1;
  };
}
