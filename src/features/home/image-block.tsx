import { SafeLink } from '#src/components/page/safe-link.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { type BlockThumbnail, blockThumbnailFragment, thumbnailRatio } from './block-thumbnail.ts';
import styles from './image-block.module.css';
import { LabelChips } from './label-chips.tsx';

type ImageBlockProps = {
  label: string;
  thumbnails: readonly BlockThumbnail[];
  isFirst: boolean;
};

/** Full-width pictures with the operator's label chips on them. */
export function ImageBlock({ label, thumbnails, isFirst }: ImageBlockProps) {
  const text = useLocaleText();
  return readFragment(blockThumbnailFragment, thumbnails).map((thumbnail, index) => {
    if (!thumbnail.thumbnail_src) return null;
    return (
      <SafeLink key={thumbnail.id} to={thumbnail.thumbnail_url} className={styles.banner}>
        <Picture
          src={thumbnail.thumbnail_src}
          alt={text(thumbnail.title, thumbnail.title_en) ?? label}
          size="l"
          sizes="(width >= 48rem) 30rem, 100vw"
          ratio={thumbnailRatio(thumbnail)}
          priority={isFirst && index === 0}
        />
        <div className={styles.labels}>
          <LabelChips labels={thumbnail.labels} />
        </div>
      </SafeLink>
    );
  });
}
