import { Fragment, type ReactNode } from 'react';
import { type FragmentOf, graphql, readFragment } from '#src/graphql/graphql.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';

/** Operators arrange the sections of a page by the templates of its type. */
export const detailSectionsFragment = graphql(`
  fragment DetailSections_detail_template on detail_template {
    id
    sub_type
    title
    title_en
    sub_title
    sub_title_en
  }
`);

export type SectionTitle = { readonly title: string; readonly subTitle?: string | null };

export type DetailSection = {
  /** `sub_type` of its template. */
  readonly subType: string;
  /** The title in a shop that has no template for this page. */
  readonly title: string;
  /** Returns null if there is nothing to show; then there is no heading either. */
  readonly show: (heading: SectionTitle) => ReactNode;
};

type DetailSectionsProps = {
  /** The sections of the page's type, in the order of `position`. */
  templates: readonly FragmentOf<typeof detailSectionsFragment>[];
  /** All sections that the page can show, in the order for a shop without templates. */
  sections: readonly DetailSection[];
};

/** The sections of a detail page, in the operator's order and under the operator's titles. */
export function DetailSections({ templates, sections }: DetailSectionsProps) {
  const text = useLocaleText();
  const rows = readFragment(detailSectionsFragment, templates);
  const arranged = rows.flatMap((row, place) => {
    const section = sections.find(({ subType }) => subType === row.sub_type);
    // A section that is listed twice is shown once.
    const isFirst = rows.findIndex(({ sub_type }) => sub_type === row.sub_type) === place;
    if (!section || !isFirst) return [];
    return [
      { section, title: text(row.title, row.title_en), subTitle: text(row.sub_title, row.sub_title_en) },
    ];
  });
  const shown =
    arranged.length > 0 ? arranged : sections.map((section) => ({ section, title: section.title }));
  return shown.map(({ section, ...heading }) => (
    <Fragment key={section.subType}>{section.show(heading)}</Fragment>
  ));
}
