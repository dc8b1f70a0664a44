import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from '#src/components/inquiry/inquiry.module.css';
import { InquiryAnswer, InquiryHead } from '#src/components/inquiry/inquiry-parts.tsx';
import { productInquiryTypeNames } from '#src/components/inquiry/inquiry-type-names.ts';
import { OwnInquiryActions } from '#src/components/inquiry/own-inquiry-actions.tsx';
import type { ResponseOf } from '#src/shared/contracts/contracts.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { forgetReopenedForm, isInquiryFormReopened } from '#src/writes/inquiries/inquiry-drafts.ts';
import { usePendingInquiries } from './use-pending-inquiries.ts';
import { useProductInquiries } from './use-product-inquiries.ts';

const ProductInquirySheet = lazyComponent(
  () => import('#src/components/inquiry/product-inquiry-sheet.tsx'),
  'ProductInquirySheet',
);

type Inquiry = ResponseOf<'GET /products/:id/inquiries'>['inquiries'][number];

type ProductInquiriesProps = {
  productId: string;
  /** The limit of a question, as the shop's policy allows. */
  maxChars: number;
};

/** The questions about the product. Everybody but its author sees of a secret question only that it is there. */
export function ProductInquiries({ productId, maxChars }: ProductInquiriesProps) {
  const { i18n } = useLingui();
  const { inquiries, total, state, more, reload } = useProductInquiries(productId);
  const pending = usePendingInquiries(productId, reload);
  const [isAsking, setIsAsking] = useState(() => isInquiryFormReopened(productId));
  useEffect(forgetReopenedForm, []);
  const isEmpty = state === 'complete' && inquiries.length === 0 && pending.length === 0;
  return (
    <div className={styles.list}>
      <div className={styles.top}>
        <p className={styles.byline}>
          {total > 0 && <Plural value={total} one="# question" other="# questions" />}
        </p>
        <Button variant="outline" size="small" onClick={() => setIsAsking(true)}>
          <Trans>Ask a question</Trans>
        </Button>
      </div>
      {pending.map(({ id, type, content, is_secret, createdAt }) => (
        <div key={id} className={styles.entry}>
          <InquiryHead
            state="PENDING"
            type={i18n._(productInquiryTypeNames[type])}
            createdAt={new Date(createdAt).toISOString()}
            isSecret={is_secret}
          >
            {content}
          </InquiryHead>
        </div>
      ))}
      {isEmpty ? (
        <EmptyState title={<Trans>No questions about this product yet.</Trans>} />
      ) : (
        <InfiniteList state={state} onMore={more}>
          {inquiries.map((inquiry) => (
            <InquiryEntry
              key={inquiry.id}
              inquiry={inquiry}
              productId={productId}
              maxChars={maxChars}
              onChanged={reload}
            />
          ))}
        </InfiniteList>
      )}
      {isAsking && (
        <ProductInquirySheet
          productId={productId}
          maxChars={maxChars}
          onDone={() => {
            setIsAsking(false);
            reload();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

type InquiryEntryProps = ProductInquiriesProps & { inquiry: Inquiry; onChanged: () => void };

function InquiryEntry({ inquiry, productId, maxChars, onChanged }: InquiryEntryProps) {
  const { i18n } = useLingui();
  const { id, type, content, answer, answered_at, is_own, is_secret: isSecret } = inquiry;
  const head = (
    <InquiryHead
      state={inquiry.state}
      type={type && i18n._(productInquiryTypeNames[type])}
      author={inquiry.nickname}
      createdAt={inquiry.created_at}
      isSecret={isSecret}
    >
      {content ?? <Trans>This question is secret.</Trans>}
    </InquiryHead>
  );
  if (answer !== undefined) {
    return (
      <Accordion title={head}>
        <InquiryAnswer answer={answer} answeredAt={answered_at} />
      </Accordion>
    );
  }
  return (
    <div className={styles.entry}>
      {head}
      {is_own && type && content !== undefined && (
        <OwnInquiryActions
          productId={productId}
          maxChars={maxChars}
          inquiry={{ id, type, content, isSecret }}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}
