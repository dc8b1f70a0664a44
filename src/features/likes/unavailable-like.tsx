import { Trans, useLingui } from '@lingui/react/macro';
import { UnavailableCard } from '#src/components/cards/unavailable-card.tsx';
import { useSetReaction } from '#src/components/reaction/use-set-reaction.ts';
import { Button } from '#src/ui/button.tsx';

type UnavailableLikeProps = { kind: 'graphic_like' | 'product_like' | 'review_like'; id: string };

/** A like whose thing has left the shop: it can only be taken back. */
export function UnavailableLike({ kind, id }: UnavailableLikeProps) {
  const { t } = useLingui();
  const setLike = useSetReaction();
  const { name, notice, ratio } = {
    graphic_like: { name: t`Graphic`, notice: t`No longer sold`, ratio: '60 / 77' },
    product_like: { name: t`Product`, notice: t`No longer sold`, ratio: '1' },
    review_like: { name: t`Review`, notice: t`No longer shown`, ratio: '1' },
  }[kind];
  return (
    <UnavailableCard name={name} notice={notice} pictureSrc={null} ratio={ratio}>
      <Button variant="outline" size="small" onClick={() => void setLike({ kind, id, name }, false)}>
        <Trans>Remove from likes</Trans>
      </Button>
    </UnavailableCard>
  );
}
