import { Trans } from '@lingui/react/macro';
import styles from './member-head.module.css';
import { MemberNumber } from './member-number.tsx';
import { memberNumbers } from './member-numbers.ts';
import type { MypageData } from './mypage-query.ts';

/** Who is here, and four numbers that lead on. */
export function MemberHead({ data }: { data: MypageData }) {
  const { likes, follows, designs, reviews } = memberNumbers(data);
  const nickname = data.user_by_pk?.nickname ?? '';
  return (
    <header className={styles.head}>
      <span className={styles.initial} aria-hidden="true">
        {[...nickname][0]}
      </span>
      <div className={styles.who}>
        <h2 className={styles.nickname}>
          <Trans>Hello, {nickname}</Trans>
        </h2>
        <p className={styles.email}>{data.user_by_pk?.email}</p>
      </div>
      <ul className={styles.numbers}>
        <MemberNumber to="/mypage/like" label={<Trans>Likes</Trans>} value={likes} />
        <MemberNumber to="/mypage/follow" label={<Trans>Following</Trans>} value={follows} />
        <MemberNumber to="/mypage/product/custom-save" label={<Trans>Designs</Trans>} value={designs} />
        <MemberNumber to="/mypage/review" label={<Trans>Reviews</Trans>} value={reviews} />
      </ul>
    </header>
  );
}
