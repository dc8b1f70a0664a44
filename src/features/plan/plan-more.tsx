import { useLingui } from '@lingui/react/macro';
import { DetailSections } from '#src/components/detail-sections.tsx';
import { PlanGraphics } from './plan-graphics.tsx';
import type { PlanPageData } from './plan-page-query.ts';

type PlanMoreProps = { planId: string; templates: PlanPageData['detail_template']; viewerId: string };

/** The content below the first screen. */
export function PlanMore({ planId, templates, viewerId }: PlanMoreProps) {
  const { t } = useLingui();
  return (
    <DetailSections
      templates={templates}
      sections={[
        {
          subType: 'GRAPHIC',
          title: t`Graphics`,
          show: (heading) => <PlanGraphics planId={planId} viewerId={viewerId} heading={heading} />,
        },
      ]}
    />
  );
}
