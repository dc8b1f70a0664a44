import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { formatDay } from '#src/shared/dates.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import styles from './product-inquiries.module.css';
import { useProductInquiries } from './use-product-inquiries.ts';

type Inquiry = ResponseOf<'GET /products/:id/inquiries'>['inquiries'][number];

const typeNames = {
  SIZE: msg`Size`,
  STOCK: msg`Restock`,
  DELIVERY: msg`Delivery`,
  CUSTOM: msg`Customizing`,
  ETC: msg`Other`,
};

/** What was asked about the product. Of a secret question everybody but its author sees only that it is there. */
export function ProductInquiries({ productId }: { productId: string }) {
  const { inquiries, total, state, more } = useProductInquiries(productId);
  if (state === 'complete' && inquiries.length === 0) {
    return <EmptyState title={<Trans>No questions about this product yet.</Trans>} />;
  }
  return (
    <div className={styles.inquiries}>
      {total > 0 && (
        <p className={styles.byline}>
          <Plural value={total} one="# question" other="# questions" />
        </p>
      )}
      <InfiniteList state={state} onMore={more}>
        {inquiries.map((inquiry) => (
          <InquiryEntry key={inquiry.id} inquiry={inquiry} />
        ))}
      </InfiniteList>
    </div>
  );
}

function InquiryEntry({ inquiry }: { inquiry: Inquiry }) {
  const { i18n } = useLingui();
  const { type, content, answer, answered_at } = inquiry;
  const head = (
    <span className={styles.head}>
      <span className={styles.byline}>
        <span data-state={inquiry.state} className={styles.state}>
          {inquiry.state === 'ANSWERED' ? <Trans>Answered</Trans> : <Trans>Awaiting an answer</Trans>}
        </span>
        {type && <span>{i18n._(typeNames[type])}</span>}
        <span>{inquiry.nickname}</span>
        <time dateTime={inquiry.created_at}>{formatDay(inquiry.created_at)}</time>
      </span>
      <span className={styles.question}>
        {inquiry.is_secret && <Icon of={Lock} size={16} />}
        {content ?? <Trans>This question is secret.</Trans>}
      </span>
    </span>
  );
  if (answer === undefined) return <div className={styles.entry}>{head}</div>;
  return (
    <Accordion title={head}>
      <p className={styles.answer}>{answer}</p>
      {answered_at && (
        <p className={styles.byline}>
          <time dateTime={answered_at}>{formatDay(answered_at)}</time>
        </p>
      )}
    </Accordion>
  );
}
