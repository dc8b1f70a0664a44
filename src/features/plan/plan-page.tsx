import { useLingui } from '@lingui/react/macro';
import head from '#src/components/page/detail-head.module.css';
import page from '#src/components/page/detail-page.module.css';
import { DetailSections } from '#src/components/page/detail-sections.tsx';
import { SafeHtml } from '#src/components/page/safe-html.tsx';
import { SectionHeading } from '#src/components/page/section-heading.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { useFormatDay } from '#src/i18n/use-dates.ts';
import { type PlanGraphicsData, planGraphics } from './plan-graphic-list.ts';
import { PlanGraphics } from './plan-graphics.tsx';
import type { Plan, PlanPageData } from './plan-page-query.ts';

type PlanPageProps = {
  plan: Plan;
  isEnded: boolean;
  templates: PlanPageData['detail_template'];
  graphics: PlanGraphicsData;
  viewerId: string;
};

export function PlanPage({ plan, isEnded, templates, graphics, viewerId }: PlanPageProps) {
  const formatDay = useFormatDay();
  const { t } = useLingui();
  const text = useLocaleText();
  const subTitle = text(plan.sub_title, plan.sub_title_en);
  const content = text(plan.content, plan.content_en);
  const lastDay = plan.end_date && formatDay(plan.end_date);
  return (
    <div className={page.page}>
      <div>
        {plan.thumbnail_src && (
          <Picture
            src={plan.thumbnail_src}
            alt=""
            size="l"
            sizes="(width >= 48rem) 30rem, 100vw"
            ratio="16 / 9"
            priority
          />
        )}
        <div className={head.texts}>
          <SectionHeading
            title={text(plan.title, plan.title_en)}
            subTitle={isEnded && lastDay ? t`Ended on ${lastDay}` : periodOf(plan, formatDay)}
          />
          {subTitle && <p className={head.description}>{subTitle}</p>}
          {content && <SafeHtml html={content} />}
        </div>
      </div>
      <DetailSections
        templates={templates}
        sections={[
          {
            subType: 'GRAPHIC',
            title: t`Graphics`,
            show: (heading) => (
              <PlanGraphics list={planGraphics(plan.id, viewerId)} loaded={graphics} heading={heading} />
            ),
          },
        ]}
      />
    </div>
  );
}

/** E.g. `2026. 11. 9. ~ 2026. 12. 9.`; a collection may have no end, or no dates at all. */
function periodOf(
  { start_date, end_date }: Pick<Plan, 'start_date' | 'end_date'>,
  formatDay: (timestamp: string) => string,
): string | null {
  if (!start_date && !end_date) return null;
  return `${start_date ? formatDay(start_date) : ''} ~ ${end_date ? formatDay(end_date) : ''}`.trim();
}
