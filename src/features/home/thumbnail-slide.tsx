import { SafeLink } from '#src/components/page/safe-link.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { type BlockGroup, blockGroupFragment } from './block-group.ts';
import { blockItemFragment } from './block-item.ts';
import { blockThumbnailFragment, thumbnailRatio } from './block-thumbnail.ts';
import { CompactProduct } from './compact-product.tsx';
import { LabelChips } from './label-chips.tsx';
import styles from './thumbnail-slide.module.css';

type ThumbnailSlideProps = {
  /** Alternative text for a picture without a title. */
  label: string;
  thumbnail: BlockGroup;
  /** `picture`: one per view. `products`: 1.3 per view, with title and products below. */
  layout: 'picture' | 'products';
};

export function ThumbnailSlide({ label, thumbnail: masked, layout }: ThumbnailSlideProps) {
  const text = useLocaleText();
  const group = readFragment(blockGroupFragment, masked);
  const thumbnail = readFragment(blockThumbnailFragment, group);
  const title = text(thumbnail.title, thumbnail.title_en);
  const hasTitle = layout === 'products' && title !== null;
  const products = layout === 'products' ? readFragment(blockItemFragment, group.items) : [];
  return (
    <div className={styles.slide}>
      <SafeLink to={thumbnail.thumbnail_url} className={styles.link}>
        {thumbnail.thumbnail_src && (
          <Picture
            src={thumbnail.thumbnail_src}
            alt={hasTitle ? '' : (title ?? label)}
            size="l"
            sizes={
              layout === 'products' ? '(width >= 48rem) 21.5625rem, 71vw' : '(width >= 48rem) 28rem, 92vw'
            }
            ratio={thumbnailRatio(thumbnail)}
            className={styles.picture}
          />
        )}
        <div className={styles.labels}>
          <LabelChips labels={thumbnail.labels} />
        </div>
        {hasTitle && <h3 className={styles.title}>{title}</h3>}
      </SafeLink>
      {products.map(({ id, product }) => product && <CompactProduct key={id} product={product} />)}
    </div>
  );
}
