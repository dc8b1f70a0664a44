import ChevronRight from 'lucide-react/icons/chevron-right';
import { SafeLink } from '#src/components/page/safe-link.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Icon } from '#src/ui/icon.tsx';
import { type BlockThumbnail, blockThumbnailFragment } from './block-thumbnail.ts';
import styles from './line-block.module.css';
import { readTitleStyle } from './title-style.ts';

export const lineBlockFragment = graphql(`
  fragment LineBlock_main_page on main_page {
    is_title
    title
    title_en
    sub_title
    sub_title_en
    title_style
    title_btn
    title_btn_en
    title_btn_url
  }
`);

type LineBlockProps = {
  block: FragmentOf<typeof lineBlockFragment>;
  thumbnails: readonly BlockThumbnail[];
};

/** One line of text, 32 pixels high. If it is a heading, its subtitle and button are on the same line. */
export function LineBlock({ block: masked, thumbnails }: LineBlockProps) {
  const text = useLocaleText();
  const block = readFragment(lineBlockFragment, masked);
  const title = text(block.title, block.title_en);
  const subTitle = block.is_title && text(block.sub_title, block.sub_title_en);
  const button = block.is_title && block.title_btn_url && text(block.title_btn, block.title_btn_en);
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
      {block.is_title ? (
        <h2 className={styles.title}>{title}</h2>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      {subTitle && <span className={styles.subTitle}>{subTitle}</span>}
      {button && (
        <span className={styles.button}>
          {button}
          <Icon of={ChevronRight} size={14} />
        </span>
      )}
    </SafeLink>
  );
}
