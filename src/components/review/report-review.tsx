import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { loginTarget } from '#src/session/login-target.ts';
import { useViewer } from '#src/session/use-viewer.ts';
import { isVisitor } from '#src/session/viewer.ts';
import { dialogs } from '#src/ui/dialogs.ts';
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
  const { t } = useLingui();
  const router = useRouter();
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  if (viewer.id === authorId) return null;
  const open = async () => {
    if (!isVisitor(viewer)) return setIsOpen(true);
    const message = t`Please log in to use this. Go to the login page?`;
    if (await dialogs.confirm({ message })) await router.navigate(loginTarget(router.latestLocation));
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
