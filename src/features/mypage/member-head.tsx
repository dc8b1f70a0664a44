import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, use } from 'react';
import type { MemberCounts } from './load-counts.ts';
import styles from './member-head.module.css';
import type { MypageData } from './mypage-query.ts';

type MemberHeadProps = { data: MypageData; counts: Promise<MemberCounts | null> };

/** Nickname and e-mail address, and four counts that link to their lists. */
export function MemberHead({ data, counts }: MemberHeadProps) {
  const nickname = data.user_by_pk?.nickname ?? '';
  const likes = sum(data.graphic_like_aggregate, data.product_like_aggregate, data.review_like_aggregate);
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
      {/* The page does not wait for them. */}
      <Suspense fallback={<CountLinks likes={likes} counts={null} />}>
        <LoadedCounts likes={likes} counts={counts} />
      </Suspense>
    </header>
  );
}

function LoadedCounts({ likes, counts }: { likes: number; counts: Promise<MemberCounts | null> }) {
  return <CountLinks likes={likes} counts={use(counts)} />;
}

function CountLinks({ likes, counts }: { likes: number; counts: MemberCounts | null }) {
  return (
    <ul className={styles.counts}>
      <CountLink to="/mypage/coupon" label={<Trans>Coupons</Trans>} count={counts?.coupons} />
      <CountLink to="/mypage/point" label={<Trans>Points</Trans>} count={counts?.points} />
      <CountLink to="/mypage/like" label={<Trans>Likes</Trans>} count={likes} />
      <CountLink to="/mypage/order" label={<Trans>Orders</Trans>} count={counts?.orders} />
    </ul>
  );
}

type Counted = { readonly aggregate: { readonly count: number } | null };

function sum(...counted: readonly Counted[]): number {
  return counted.reduce((total, { aggregate }) => total + (aggregate?.count ?? 0), 0);
}

type CountLinkProps = {
  to: '/mypage/coupon' | '/mypage/point' | '/mypage/like' | '/mypage/order';
  label: ReactNode;
  /** `undefined`: not known, or not yet. */
  count: number | undefined;
};

function CountLink({ to, label, count }: CountLinkProps) {
  return (
    <li>
      <Link to={to} className={styles.link}>
        <span className={styles.label}>{label}</span>
        <strong className={styles.count}>{count === undefined ? '–' : count.toLocaleString('ko-KR')}</strong>
      </Link>
    </li>
  );
}
