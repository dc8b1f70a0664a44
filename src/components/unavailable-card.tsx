import type { ReactNode } from 'react';
import card from './card.module.css';
import { Picture } from './picture.tsx';
import { SoldOutVeil } from './sold-out-veil.tsx';

type UnavailableCardProps = {
  name: string;
  /** What lies over the picture. */
  notice: string;
  pictureSrc: string | null;
  /** Of the picture, as in the cards beside it. */
  ratio: string;
  children?: ReactNode;
};

/** Stands for something that has left the shop: without a link, without a price. */
export function UnavailableCard({ name, notice, pictureSrc, ratio, children }: UnavailableCardProps) {
  return (
    <article className={card.card}>
      <div className={card.frame}>
        {pictureSrc ? (
          <Picture src={pictureSrc} alt="" size="m" ratio={ratio} />
        ) : (
          <div style={{ aspectRatio: ratio }} />
        )}
        <SoldOutVeil>{notice}</SoldOutVeil>
      </div>
      <div className={card.byline} />
      <h3 className={card.name}>{name}</h3>
      {children}
    </article>
  );
}
