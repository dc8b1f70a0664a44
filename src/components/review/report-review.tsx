import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { askToLogIn } from '#src/session/ask-to-log-in.ts';
import { useViewer } from '#src/session/use-viewer.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './review-item.module.css';

const ReportReviewSheet = lazyComponent(() => import('./report-review-sheet.tsx'), 'ReportReviewSheet');

type ReportReviewProps = {
  reviewId: string;
  /** Nobody reports a review of their own. */
  authorId: string | null | undefined;
  /** The name of the review, for screen readers. */
  name: string;
};

/** Asks the shop to look at a review. */
export function ReportReview({ reviewId, authorId, name }: ReportReviewProps) {
  const router = useRouter();
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  if (viewer.id === authorId) return null;
  const open = async () => {
    if (isVisitor(viewer)) await askToLogIn(router);
    else setIsOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.report} onClick={() => void open()}>
        <Trans>Report</Trans>
        <span className="visually-hidden">{name}</span>
      </button>
      {isOpen && <ReportReviewSheet reviewId={reviewId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
