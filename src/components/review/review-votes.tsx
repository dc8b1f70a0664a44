import { Trans, useLingui } from '@lingui/react/macro';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useReactionState } from '#src/writes/reactions/pending-reactions.ts';
import { PendingMark } from '../reaction/pending-mark.tsx';
import { useSetReaction } from '../reaction/use-set-reaction.ts';
import styles from './review-votes.module.css';

export const reviewVotesFragment = graphql(`
  fragment ReviewVotes_review on review {
    id
    like_count
    unlike_count
    user {
      id
      nickname
    }
    review_likes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      user_id
      review_id
    }
    review_unlikes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
      user_id
      review_id
    }
  }
`);

/** The like and the un-like of a review. */
export function ReviewVotes(props: { review: FragmentOf<typeof reviewVotesFragment> }) {
  const { t } = useLingui();
  const review = readFragment(reviewVotesFragment, props.review);
  const author = review.user?.nickname ?? '';
  const name = t`Review by ${author}`;
  return (
    <div className={styles.votes}>
      <VoteButton
        vote="up"
        reviewId={review.id}
        name={name}
        isActive={review.review_likes.length > 0}
        count={review.like_count}
      />
      <VoteButton
        vote="down"
        reviewId={review.id}
        name={name}
        isActive={review.review_unlikes.length > 0}
        count={review.unlike_count}
      />
    </div>
  );
}

type VoteButtonProps = {
  vote: 'up' | 'down';
  reviewId: string;
  /** Name of the review, for screen readers. */
  name: string;
  isActive: boolean;
  count: number;
};

function VoteButton({ vote, reviewId, name, isActive, count }: VoteButtonProps) {
  const setReaction = useSetReaction();
  const isUp = vote === 'up';
  const target = { kind: isUp ? 'review_like' : 'review_unlike', id: reviewId } as const;
  const shown = useReactionState(target, isActive, count);
  return (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={shown.isActive}
      onClick={() => void setReaction({ ...target, name }, !shown.isActive)}
    >
      <Icon of={isUp ? ThumbsUp : ThumbsDown} size={16} />
      {isUp ? <Trans>Helpful</Trans> : <Trans>Not helpful</Trans>}
      <span className="visually-hidden">{name}</span>
      <span className={styles.count}>{shown.count}</span>
      {shown.isWaiting && <PendingMark />}
    </button>
  );
}
