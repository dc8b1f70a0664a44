import { useLingui } from '@lingui/react/macro';
import { Tabs } from '#src/ui/tabs.tsx';
import { PushInbox } from './push-inbox.tsx';
import type { PushPageData } from './push-page-data.ts';
import { PushSettings } from './push-settings.tsx';

type PushPageProps = { data: PushPageData; tab: string | undefined; onTab: (tab: string) => void };

export function PushPage({ data, tab, onTab }: PushPageProps) {
  const { t } = useLingui();
  return (
    <Tabs
      label={t`Notifications`}
      sticky
      {...(tab && { initialId: tab })}
      onSelect={onTab}
      tabs={[
        { id: 'inbox', label: t`Your notifications`, panel: <PushInbox inbox={data.inbox} /> },
        { id: 'settings', label: t`Settings`, panel: <PushSettings data={data} /> },
      ]}
    />
  );
}
