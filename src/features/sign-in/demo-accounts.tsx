import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopConfig } from '#src/config/shop-config.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './demo-accounts.module.css';

export type DemoAccount = NonNullable<ShopConfig['demo_accounts']>[number];

const names = new Map([
  ['shopper', msg`Shopper`],
  ['artist', msg`Artist`],
  ['brand', msg`Brand`],
  ['admin', msg`Admin`],
]);

type DemoAccountsProps = {
  accounts: readonly DemoAccount[];
  onSelect: (account: DemoAccount) => void;
};

/** Buttons that fill the form with a test account of the demo shop. */
export function DemoAccounts({ accounts, onSelect }: DemoAccountsProps) {
  const { i18n } = useLingui();
  const nameOf = ({ role, email }: DemoAccount) => {
    const name = names.get(role);
    return name ? i18n._(name) : email;
  };
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>
        <Trans>Try a test account</Trans>
      </h3>
      <p className={styles.hint}>
        <Trans>Tap one to fill in the fields above.</Trans>
      </p>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account.email}>
            <Button variant="outline" size="small" onClick={() => onSelect(account)}>
              {nameOf(account)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
