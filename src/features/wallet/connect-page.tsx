import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import page from '#src/components/page/article.module.css';
import { Tabs } from '#src/ui/tabs.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './connect-page.module.css';
import { CreateWalletForm } from './create-wallet-form.tsx';
import { LinkWalletForm } from './link-wallet-form.tsx';

export type ConnectTab = 'create' | 'link';

type ConnectPageProps = { tab: ConnectTab; onTab: (tab: ConnectTab) => void; onConnected: () => void };

export function ConnectPage({ tab, onTab, onConnected }: ConnectPageProps) {
  const { t } = useLingui();
  // A new key makes the tabs begin with another one.
  const [first, setFirst] = useState({ key: 0, tab });
  const linkInstead = () => {
    onTab('link');
    setFirst({ key: first.key + 1, tab: 'link' });
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
        key={first.key}
        label={t`How to connect`}
        initialId={first.tab}
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
