import { SafeLink } from '#src/components/page/safe-link.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';

export const blockHeadingFragment = graphql(`
  fragment BlockHeading_main_page on main_page {
    is_title
    title
    title_en
    sub_title
    sub_title_en
    title_btn
    title_btn_en
    title_btn_url
  }
`);

export function BlockHeading({ block: masked }: { block: FragmentOf<typeof blockHeadingFragment> }) {
  const text = useLocaleText();
  const block = readFragment(blockHeadingFragment, masked);
  const button = text(block.title_btn, block.title_btn_en);
  const title = text(block.title, block.title_en);
  // An operator may have left it empty.
  if (!block.is_title || !title) return null;
  return (
    <SectionHeading
      title={title}
      subTitle={text(block.sub_title, block.sub_title_en)}
      action={
        button &&
        block.title_btn_url && (
          <SafeLink to={block.title_btn_url}>
            <span className="visually-hidden">{title} </span>
            {button}
          </SafeLink>
        )
      }
    />
  );
}
