import { readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Carousel } from '#src/ui/carousel.tsx';
import { type BlockGroup, blockGroupFragment } from './block-group.ts';
import { blockThumbnailFragment } from './block-thumbnail.ts';
import { ThumbnailSlide } from './thumbnail-slide.tsx';
import styles from './thumbnails-block.module.css';

type ThumbnailsBlockProps = {
  label: string;
  subType: string | null;
  thumbnails: readonly BlockGroup[];
};

/** A carousel of large pictures: with their products, or one at a time with dots. */
export function ThumbnailsBlock({ label, subType, thumbnails }: ThumbnailsBlockProps) {
  const hasProducts = subType === 'PRODUCT';
  return (
    <Carousel
      label={label}
      slidesPerView={hasProducts ? 1.3 : 1}
      gap={12}
      pagination={!hasProducts}
      bleed={hasProducts}
      {...(subType === 'CUSTOM2' && { caption: (index) => <Caption of={thumbnails[index]} /> })}
    >
      {thumbnails.map((thumbnail) => (
        <ThumbnailSlide
          key={readFragment(blockGroupFragment, thumbnail).id}
          label={label}
          thumbnail={thumbnail}
          layout={hasProducts ? 'products' : 'picture'}
        />
      ))}
    </Carousel>
  );
}

function Caption({ of: masked }: { of: BlockGroup | undefined }) {
  const text = useLocaleText();
  const thumbnail = readFragment(blockThumbnailFragment, readFragment(blockGroupFragment, masked));
  if (!thumbnail) return null;
  return (
    <div className={styles.caption} aria-live="polite">
      <h3 className={styles.title}>{text(thumbnail.title, thumbnail.title_en)}</h3>
      <p className={styles.content}>{text(thumbnail.content, thumbnail.content_en)}</p>
    </div>
  );
}
