import type { ReactNode } from 'react';
import styles from '../page/article.module.css';
import { Picture } from '../picture/picture.tsx';
import card from './card.module.css';

type ArticleCardProps = {
  /** Path of the picture below the CDN. */
  src: string | null;
  /** CSS `aspect-ratio` of the picture. */
  ratio: string;
  /** On the first screen: the picture is loaded at once. */
  priority: boolean;
  /** One line between the picture and the title. */
  byline: ReactNode;
  /** A link with the class `link` of card.module.css covers the card. */
  title: ReactNode;
  children?: ReactNode;
};

/** An event or a banner in the full width of the page. */
export function ArticleCard({ src, ratio, priority, byline, title, children }: ArticleCardProps) {
  return (
    <article className={card.card}>
      {src && (
        <div className={card.frame}>
          <Picture
            src={src}
            alt=""
            size="l"
            sizes="(width >= 48rem) 28rem, 92vw"
            ratio={ratio}
            priority={priority}
          />
        </div>
      )}
      <div className={card.byline}>{byline}</div>
      <h3 className={styles.name}>{title}</h3>
      {children}
    </article>
  );
}
