import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import inquiryStyles from '#src/components/inquiry/inquiry.module.css';
import { InquiryAnswer, InquiryHead } from '#src/components/inquiry/inquiry-parts.tsx';
import { LinkedAccordion } from '#src/components/page/linked-accordion.tsx';
import { PrivatePhoto } from '#src/components/photo/private-photo.tsx';
import { useList } from '#src/graphql/use-list.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import styles from './inquiries-page.module.css';
import { type InquiriesData, inquiryList } from './inquiry-list.ts';
import { inquiryTypeNames, readInquiryType } from './inquiry-types.ts';

type Inquiry = InquiriesData['inquiry'][number];

/** The member's private questions to the shop, with the answers. */
export function InquiriesPage({ viewerId, loaded }: { viewerId: string; loaded: InquiriesData }) {
  const { data, state, more } = useList(inquiryList(viewerId), loaded);
  if (data.inquiry.length === 0 && state === 'complete') return <NoInquiries />;
  return (
    <div className={inquiryStyles.list}>
      <div className={inquiryStyles.top}>
        <p className={inquiryStyles.byline}>
          <Trans>Only you and the shop read this.</Trans>
        </p>
        <Link to="/mypage/oneonone/new" {...buttonAttributes({ variant: 'outline', size: 'small' })}>
          <Trans>Write an inquiry</Trans>
        </Link>
      </div>
      <InfiniteList state={state} onMore={more}>
        {data.inquiry.map((inquiry) => (
          <InquiryEntry key={inquiry.id} inquiry={inquiry} />
        ))}
      </InfiniteList>
    </div>
  );
}

function InquiryEntry({ inquiry }: { inquiry: Inquiry }) {
  const { t, i18n } = useLingui();
  const { id, title, content, answer, inquiry_images: images } = inquiry;
  const head = (
    <InquiryHead
      state={answer === null ? 'WAITING' : 'ANSWERED'}
      type={i18n._(inquiryTypeNames[readInquiryType(inquiry.type)])}
      createdAt={inquiry.created_at}
    >
      {title}
    </InquiryHead>
  );
  return (
    <LinkedAccordion id={id} title={head}>
      <p className={styles.content}>{content}</p>
      {images.length > 0 && (
        <ul className={styles.photos} aria-label={t`Photos`}>
          {images.map(({ position, upload_id, width, height }) => {
            const number = position + 1;
            return (
              <li key={position}>
                <PrivatePhoto uploadId={upload_id} alt={t`Photo ${number}`} ratio={`${width} / ${height}`} />
              </li>
            );
          })}
        </ul>
      )}
      {answer !== null && (
        <section className={styles.answer}>
          <h2 className={styles.heading}>
            <Trans>Answer</Trans>
          </h2>
          <InquiryAnswer answer={answer} answeredAt={inquiry.answered_at} />
        </section>
      )}
    </LinkedAccordion>
  );
}

function NoInquiries() {
  return (
    <EmptyState
      size="page"
      title={<Trans>No inquiries yet</Trans>}
      action={
        <Link to="/mypage/oneonone/new" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Write an inquiry</Trans>
        </Link>
      }
    >
      <Trans>Ask us anything, in private. The answers will be here.</Trans>
    </EmptyState>
  );
}
