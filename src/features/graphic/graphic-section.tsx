import type { ReactNode } from 'react';
import { GraphicCard, type graphicCardFragment } from '#src/components/cards/graphic-card.tsx';
import page from '#src/components/page/detail-page.module.css';
import type { SectionTitle } from '#src/components/page/detail-sections.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import type { FragmentOf } from '#src/graphql/graphql.ts';
import { Carousel } from '#src/ui/carousel.tsx';

type GraphicSectionProps = {
  heading: SectionTitle;
  graphics: readonly (FragmentOf<typeof graphicCardFragment> & { readonly id: string })[];
  /** One inconspicuous control on the right of the heading, e.g. a link to more. */
  action?: ReactNode;
  /** Shown below the graphics. */
  children?: ReactNode;
};

/** Some graphics as one section of a page about something else; nothing without them. */
export function GraphicSection({ heading, graphics, action, children }: GraphicSectionProps) {
  if (graphics.length === 0) return null;
  return (
    <section className={page.section}>
      <SectionHeading {...heading} action={action} />
      <Carousel label={heading.title} slidesPerView={2.2} gap={12} bleed>
        {graphics.map((graphic) => (
          <GraphicCard key={graphic.id} graphic={graphic} />
        ))}
      </Carousel>
      {children}
    </section>
  );
}
