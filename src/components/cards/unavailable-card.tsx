import type { ReactNode } from 'react';
import { Picture } from '../picture/picture.tsx';
import card from './card.module.css';
import { PictureOverlay } from './picture-overlay.tsx';

type UnavailableCardProps = {
  name: string;
  /** Shown over the picture. */
  notice: string;
  pictureSrc: string | null;
  /** CSS `aspect-ratio` of the picture, as in the other cards of the list. */
  ratio: string;
  children?: ReactNode;
};

/** Replaces the card of an item that is no longer sold: no link and no price. */
export function UnavailableCard({ name, notice, pictureSrc, ratio, children }: UnavailableCardProps) {
  return (
    <article className={card.card}>
      <div className={card.frame}>
        {pictureSrc ? (
          <Picture src={pictureSrc} alt="" size="m" ratio={ratio} />
        ) : (
          <div style={{ aspectRatio: ratio }} />
        )}
        <PictureOverlay>{notice}</PictureOverlay>
      </div>
      <div className={card.byline} />
      <h3 className={card.name}>{name}</h3>
      {children}
    </article>
  );
}
