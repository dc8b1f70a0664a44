import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { Icon } from '#src/ui/icon.tsx';
import styles from './inquiry.module.css';

type InquiryHeadProps = {
  /** `PENDING`: it waits on this device for the network. */
  state: 'PENDING' | 'WAITING' | 'ANSWERED';
  type: string | undefined;
  author?: string;
  /** RFC 3339. */
  createdAt: string;
  isSecret?: boolean;
  children: ReactNode;
};

/** The question, and what has become of it. */
export function InquiryHead({ state, type, author, createdAt, isSecret, children }: InquiryHeadProps) {
  const formatDay = useFormatDay();
  return (
    <span className={styles.head}>
      <span className={styles.byline}>
        <span data-state={state} className={styles.state}>
          {stateName(state)}
        </span>
        {type && <span>{type}</span>}
        {author && <span>{author}</span>}
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </span>
      <span className={styles.question}>
        {isSecret && <Icon of={Lock} size={16} />}
        <span>{children}</span>
      </span>
    </span>
  );
}

function stateName(state: InquiryHeadProps['state']) {
  switch (state) {
    case 'PENDING':
      return <Trans>Waiting to be sent</Trans>;
    case 'WAITING':
      return <Trans>Awaiting an answer</Trans>;
    case 'ANSWERED':
      return <Trans>Answered</Trans>;
  }
}

type InquiryAnswerProps = { answer: string; answeredAt: string | null | undefined };

export function InquiryAnswer({ answer, answeredAt }: InquiryAnswerProps) {
  const formatDay = useFormatDay();
  return (
    <div className={styles.answer}>
      <p>{answer}</p>
      {answeredAt && (
        <p className={styles.byline}>
          <time dateTime={answeredAt}>{formatDay(answeredAt)}</time>
        </p>
      )}
    </div>
  );
}
