import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import styles from '#src/components/inquiry/inquiry.module.css';
import { InquiryAnswer, InquiryHead } from '#src/components/inquiry/inquiry-parts.tsx';
import { productInquiryTypeNames } from '#src/components/inquiry/inquiry-type-names.ts';
import { OwnInquiryActions } from '#src/components/inquiry/own-inquiry-actions.tsx';
import { LinkedAccordion } from '#src/components/page/linked-accordion.tsx';
import { useList } from '#src/graphql/use-list.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { useStore } from '#src/ui/use-store.ts';
import { pendingInquiries } from '#src/writes/inquiries/pending-inquiries.ts';
import { productInquiryTypes } from '#src/writes/inquiries/product-inquiry.ts';
import { AskedProduct } from './asked-product.tsx';
import { type OwnInquiriesData, ownInquiryList } from './own-inquiry-list.ts';

type Inquiry = OwnInquiriesData['product_inquiry'][number];

/** The questions that the member has asked about products, with the answers. */
export function OwnInquiriesPage({ viewerId, loaded }: { viewerId: string; loaded: OwnInquiriesData }) {
  const { i18n } = useLingui();
  const { data, state, more } = useList(ownInquiryList(viewerId), loaded);
  const pending = useStore(pendingInquiries);
  if (data.product_inquiry.length === 0 && pending.length === 0 && state === 'complete')
    return <NoInquiries />;
  return (
    <div className={styles.list}>
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
      <InfiniteList state={state} onMore={more}>
        {data.product_inquiry.map((inquiry) => (
          <InquiryEntry
            key={inquiry.id}
            inquiry={inquiry}
            maxChars={data.shop_policy_by_pk?.inquiry_max_chars ?? 1000}
          />
        ))}
      </InfiniteList>
    </div>
  );
}

function InquiryEntry({ inquiry, maxChars }: { inquiry: Inquiry; maxChars: number }) {
  const { t, i18n } = useLingui();
  const text = useLocaleText();
  const router = useRouter();
  const { id, product, content, answer, is_secret: isSecret } = inquiry;
  const type = productInquiryTypes.find((known) => known === inquiry.type) ?? 'ETC';
  const name = product ? text(product.name_ko, product.name_en) : t`A product that is no longer here`;
  const head = (
    <InquiryHead
      state={answer === null ? 'WAITING' : 'ANSWERED'}
      type={i18n._(productInquiryTypeNames[type])}
      createdAt={inquiry.created_at}
      isSecret={isSecret}
    >
      {content}
    </InquiryHead>
  );
  const asked = <AskedProduct id={product?.id} name={name} imageSrc={product?.image_src} />;
  if (answer !== null) {
    return (
      <LinkedAccordion id={id} title={head}>
        <InquiryAnswer answer={answer} answeredAt={inquiry.answered_at} />
        {asked}
      </LinkedAccordion>
    );
  }
  return (
    <div id={id} className={styles.entry}>
      {head}
      {asked}
      <OwnInquiryActions
        productId={inquiry.product_id}
        maxChars={maxChars}
        inquiry={{ id, type, content, isSecret }}
        onChanged={() => void router.invalidate()}
      />
    </div>
  );
}

function NoInquiries() {
  return (
    <EmptyState
      size="page"
      title={<Trans>You haven’t asked about a product yet</Trans>}
      action={
        <Link to="/product" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>See products</Trans>
        </Link>
      }
    >
      <Trans>Ask under Q&A on the page of a product. The answers will be here.</Trans>
    </EmptyState>
  );
}
