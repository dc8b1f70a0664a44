import { Picture } from '#src/components/picture.tsx';
import { SafeLink } from '#src/components/safe-link.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { type BlockThumbnail, blockThumbnailFragment } from './block-thumbnail.ts';
import styles from './line-block.module.css';
import { readTitleStyle } from './title-style.ts';

export const lineBlockFragment = graphql(`
  fragment LineBlock_main_page on main_page {
    title
    title_en
    title_style
    title_btn_url
  }
`);

type LineBlockProps = {
  block: FragmentOf<typeof lineBlockFragment>;
  thumbnails: readonly BlockThumbnail[];
};

/** One line of news, 32 px high. */
export function LineBlock({ block: masked, thumbnails }: LineBlockProps) {
  const text = useLocaleText();
  const block = readFragment(lineBlockFragment, masked);
  const icon = readFragment(blockThumbnailFragment, thumbnails)[0]?.thumbnail_src;
  return (
    <SafeLink to={block.title_btn_url} className={styles.line} style={readTitleStyle(block.title_style)}>
      {icon && (
        <Picture
          src={icon}
          alt=""
          size="s"
          ratio="1"
          fit="contain"
          background="transparent"
          className={styles.icon}
        />
      )}
      <span>{text(block.title, block.title_en)}</span>
    </SafeLink>
  );
}
