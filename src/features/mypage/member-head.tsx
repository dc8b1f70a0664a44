import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './member-head.module.css';
import type { MypageData } from './mypage-query.ts';

/** Nickname and e-mail address, and four counts that link to their lists. */
export function MemberHead({ data }: { data: MypageData }) {
  const nickname = data.user_by_pk?.nickname ?? '';
  const likes = sum(data.graphic_like_aggregate, data.product_like_aggregate, data.review_like_aggregate);
  const follows = sum(data.artist_follow_aggregate, data.brand_follow_aggregate);
  const designs = sum(data.product_custom_aggregate);
  const reviews = sum(data.review_aggregate);
  return (
    <header className={styles.head}>
      <span className={styles.initial} aria-hidden="true">
        {[...nickname][0]}
      </span>
      <div className={styles.identity}>
        <h2 className={styles.nickname}>
          <Trans>Hello, {nickname}</Trans>
        </h2>
        <p className={styles.email}>{data.user_by_pk?.email}</p>
      </div>
      <ul className={styles.counts}>
        <CountLink to="/mypage/like" label={<Trans>Likes</Trans>} count={likes} />
        <CountLink to="/mypage/follow" label={<Trans>Following</Trans>} count={follows} />
        <CountLink to="/mypage/product/custom-save" label={<Trans>Designs</Trans>} count={designs} />
        <CountLink to="/mypage/review" label={<Trans>Reviews</Trans>} count={reviews} />
      </ul>
    </header>
  );
}

type Counted = { readonly aggregate: { readonly count: number } | null };

function sum(...counted: readonly Counted[]): number {
  return counted.reduce((total, { aggregate }) => total + (aggregate?.count ?? 0), 0);
}

type CountLinkProps = {
  to: '/mypage/like' | '/mypage/follow' | '/mypage/product/custom-save' | '/mypage/review';
  label: ReactNode;
  count: number;
};

function CountLink({ to, label, count }: CountLinkProps) {
  return (
    <li>
      <Link to={to} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <strong className={styles.count}>{count.toLocaleString('ko-KR')}</strong>
      </Link>
    </li>
  );
}
