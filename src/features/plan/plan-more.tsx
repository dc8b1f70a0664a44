import { useLingui } from '@lingui/react/macro';
import page from '#src/components/detail-page.module.css';
import { DetailSections } from '#src/components/detail-sections.tsx';
import { SafeHtml } from '#src/components/safe-html.tsx';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { PlanGraphics } from './plan-graphics.tsx';
import type { Plan, PlanPageData } from './plan-page-query.ts';

type PlanMoreProps = { plan: Plan; templates: PlanPageData['detail_template']; viewerId: string };

/** The content below the first screen: what the collection is about, and its graphics. */
export function PlanMore({ plan, templates, viewerId }: PlanMoreProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const content = text(plan.content, plan.content_en);
  return (
    <>
      {content && (
        <div className={page.section}>
          <SafeHtml html={content} />
        </div>
      )}
      <DetailSections
        templates={templates}
        sections={[
          {
            subType: 'GRAPHIC',
            title: t`Graphics`,
            show: (heading) => <PlanGraphics planId={plan.id} viewerId={viewerId} heading={heading} />,
          },
        ]}
      />
    </>
  );
}
