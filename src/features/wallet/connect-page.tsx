import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import page from '#src/components/article.module.css';
import { Tabs } from '#src/ui/tabs.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './connect-page.module.css';
import { CreateWalletForm } from './create-wallet-form.tsx';
import { LinkWalletForm } from './link-wallet-form.tsx';

export type ConnectTab = 'create' | 'link';

type ConnectPageProps = { tab: ConnectTab; onTab: (tab: ConnectTab) => void; onConnected: () => void };

export function ConnectPage({ tab, onTab, onConnected }: ConnectPageProps) {
  const { t } = useLingui();
  // A new key selects another tab than the one that was touched.
  const [jumps, setJumps] = useState(0);
  const linkInstead = () => {
    onTab('link');
    setJumps(jumps + 1);
  };
  const connect = () => {
    showToast(t`Your wallet is connected.`);
    onConnected();
  };
  return (
    <>
      <p className={styles.lead}>
        <Trans>With a wallet, sellers see their settlement as it is.</Trans>
      </p>
      <Tabs
        key={jumps}
        label={t`How to connect`}
        initialId={tab}
        onSelect={(id) => onTab(id === 'link' ? 'link' : 'create')}
        tabs={[
          {
            id: 'create',
            label: t`New wallet`,
            panel: (
              <div className={page.texts}>
                <CreateWalletForm onConnected={connect} onLinkInstead={linkInstead} />
              </div>
            ),
          },
          {
            id: 'link',
            label: t`I have a wallet`,
            panel: (
              <div className={page.texts}>
                <LinkWalletForm onConnected={connect} />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}
