import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { DonationBadge } from '#src/components/cards/donation-badge.tsx';
import { StateBadge } from '#src/components/cards/state-badge.tsx';
import head from '#src/components/page/detail-head.module.css';
import { Picture } from '#src/components/picture/picture.tsx';
import { graphicPriceFragment, Price, readGraphicOffer } from '#src/components/product/price.tsx';
import { FollowButton } from '#src/components/reaction/follow-button.tsx';
import { LikeButton } from '#src/components/reaction/like-button.tsx';
import { NotifyButton } from '#src/components/reaction/notify-button.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { showsDonation } from '#src/shared/donation.ts';
import { formatMoney } from '#src/shared/money.ts';
import { CustomizeButton } from './customize-button.tsx';
import styles from './graphic-head.module.css';

export const graphicHeadFragment = graphql(
  `
    fragment GraphicHead_graphic on graphic {
      id
      name_ko
      name_en
      src
      background_color
      description
      description_en
      state
      ...Price_graphic
      is_donate
      donation
      like_count
      graphic_likes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
        user_id
        graphic_id
      }
      artist {
        id
        name_ko
        name_en
        path_name
        profile_src
        follow_count
        artist_follows(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
          user_id
          artist_id
        }
      }
    }
  `,
  [graphicPriceFragment],
);

type GraphicHeadProps = {
  graphic: FragmentOf<typeof graphicHeadFragment>;
  /** Whole KRW that the shop adds to each donation. */
  shopDonation: number;
};

export function GraphicHead({ graphic: masked, shopDonation }: GraphicHeadProps) {
  const text = useLocaleText();
  const graphic = readFragment(graphicHeadFragment, masked);
  const { artist } = graphic;
  const name = text(graphic.name_ko, graphic.name_en);
  const amount = formatMoney(graphic.donation);
  const added = formatMoney(shopDonation);
  const description = text(graphic.description, graphic.description_en);
  return (
    <header>
      <Picture
        src={graphic.src}
        alt={name}
        size="l"
        sizes="(width >= 48rem) 30rem, 100vw"
        ratio="1"
        fit="padded"
        background={graphic.background_color}
        priority
      />
      <div className={head.texts}>
        {artist && (
          <div className={styles.maker}>
            <Link to="/artist/$name" params={{ name: artist.path_name }} className={styles.artist}>
              {artist.profile_src && (
                <Picture src={artist.profile_src} alt="" size="s" ratio="1" className={styles.portrait} />
              )}
              {text(artist.name_ko, artist.name_en)}
            </Link>
            <FollowButton
              target={{ kind: 'artist_follow', id: artist.id }}
              name={text(artist.name_ko, artist.name_en)}
              isFollowed={artist.artist_follows.length > 0}
            />
            <NotifyButton
              subscription={{ topic: 'ARTIST', targetId: artist.id }}
              name={text(artist.name_ko, artist.name_en)}
            />
          </div>
        )}
        <div className={styles.title}>
          <h2 className={head.name}>{name}</h2>
          <LikeButton
            target={{ kind: 'graphic_like', id: graphic.id }}
            name={name}
            isLiked={graphic.graphic_likes.length > 0}
            count={graphic.like_count}
          />
        </div>
        <StateBadge state={graphic.state} />
        <Price offer={readGraphicOffer(graphic)} size="page" />
        {showsDonation(graphic) && (
          <p className={styles.donation}>
            <DonationBadge />
            {shopDonation > 0 ? (
              <Trans>
                {amount} of each sale is donated, and Kkumim adds {added}
              </Trans>
            ) : (
              <Trans>{amount} of each sale is donated</Trans>
            )}
          </p>
        )}
        {description && <p className={head.description}>{description}</p>}
        {graphic.state === 'ACT' && <CustomizeButton graphicId={graphic.id} />}
      </div>
    </header>
  );
}
