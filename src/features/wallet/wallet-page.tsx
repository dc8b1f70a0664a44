import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import page from '#src/components/page/article.module.css';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ConnectedWallet } from './connected-wallet.tsx';
import type { Wallet } from './wallet-data.ts';
import { WalletDrawing } from './wallet-drawing.tsx';
import styles from './wallet-page.module.css';

export function WalletPage({ wallet }: { wallet: Wallet }) {
  return (
    <div className={page.page}>
      {wallet ? <ConnectedWallet wallet={wallet} /> : <NoWallet />}
      <SettlementText />
    </div>
  );
}

function NoWallet() {
  return (
    <EmptyState
      drawing={<WalletDrawing />}
      title={<Trans>No wallet is connected yet</Trans>}
      action={
        <Link to="/mypage/wallet/connect" {...buttonAttributes({ variant: 'filled' })}>
          <Trans>Connect a wallet</Trans>
        </Link>
      }
    >
      <Trans>Create one in a minute, or link the one you have.</Trans>
    </EmptyState>
  );
}

/** The purpose of the wallet. */
function SettlementText() {
  return (
    <section className={styles.settlement}>
      <h2 className={page.name}>
        <Trans>Transparent settlement for sellers</Trans>
      </h2>
      <ul className={styles.facts}>
        <li>
          <Trans>
            What sellers earn goes to their connected wallet, and its balance is always shown here.
          </Trans>
        </li>
        <li>
          <Trans>The wallet service keeps your wallet. kkumim does not store its password.</Trans>
        </li>
        <li>
          <Trans>You can disconnect at any time. Your wallet and its balance stay as they are.</Trans>
        </li>
      </ul>
    </section>
  );
}
