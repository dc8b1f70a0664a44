import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { showsDonation } from '#src/shared/donation.ts';
import { Picture } from '../picture/picture.tsx';
import { graphicPriceFragment, Price, readGraphicOffer } from '../product/price.tsx';
import { LikeButton } from '../reaction/like-button.tsx';
import card from './card.module.css';
import { DonationBadge } from './donation-badge.tsx';

export const graphicCardFragment = graphql(
  `
    fragment GraphicCard_graphic on graphic {
      id
      name_ko
      name_en
      src
      background_color
      ...Price_graphic
      is_donate
      donation
      like_count
      artist {
        id
        name_ko
        name_en
        path_name
      }
      graphic_likes(where: { user_id: { _eq: $viewerId }, deleted_at: { _is_null: true } }) {
        user_id
        graphic_id
      }
    }
  `,
  [graphicPriceFragment],
);

type GraphicCardProps = {
  graphic: FragmentOf<typeof graphicCardFragment>;
  /** Shown at its end. */
  children?: ReactNode;
};

export function GraphicCard({ graphic: masked, children }: GraphicCardProps) {
  const text = useLocaleText();
  const graphic = readFragment(graphicCardFragment, masked);
  const { artist } = graphic;
  const name = text(graphic.name_ko, graphic.name_en);
  return (
    <article className={card.card}>
      <div className={card.frame}>
        <Picture
          src={graphic.src}
          alt=""
          size="m"
          ratio="60 / 77"
          fit="padded"
          background={graphic.background_color}
        />
      </div>
      <div className={card.byline}>
        <p className={card.maker}>{text(artist?.name_ko, artist?.name_en)}</p>
        <div className={card.like}>
          <LikeButton
            target={{ kind: 'graphic_like', id: graphic.id }}
            name={name}
            isLiked={graphic.graphic_likes.length > 0}
            count={graphic.like_count}
          />
        </div>
      </div>
      <h3 className={card.name}>
        {artist ? (
          <Link
            to="/artist/$name/graphic/$graphicId"
            params={{ name: artist.path_name, graphicId: graphic.id }}
            className={card.link}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </h3>
      <div>
        <Price offer={readGraphicOffer(graphic)} />
        {showsDonation(graphic) && (
          <p className={card.badges}>
            <DonationBadge />
          </p>
        )}
      </div>
      {children}
    </article>
  );
}
