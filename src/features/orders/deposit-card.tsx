import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#src/i18n/locale-text.ts';
import { bankName } from '#src/shared/banks.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from './deposit-card.module.css';
import type { Order } from './order-progress.ts';

type DepositCardProps = { deposit: NonNullable<Order['deposit']>; amount: number };

/** Where the money goes, how much, and until when. */
export function DepositCard({ deposit, amount }: DepositCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const bank = bankName(deposit.bank, locale);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(deposit.account);
      showToast(t`The account number is copied.`);
    } catch {
      showToast(t`Please copy the number by hand.`);
    }
  };
  return (
    <section className={styles.card} aria-label={t`Deposit`}>
      <dl className={styles.facts}>
        <dt>
          <Trans>Amount</Trans>
        </dt>
        <dd className={styles.amount}>{formatMoney(amount)}</dd>
        <dt>{t({ message: 'Account', context: 'deposit' })}</dt>
        <dd>
          {bank} {deposit.account}
        </dd>
        {deposit.depositor_name && (
          <>
            <dt>
              <Trans>Depositor</Trans>
            </dt>
            <dd>{deposit.depositor_name}</dd>
          </>
        )}
        <dt>
          <Trans>Deposit until</Trans>
        </dt>
        <dd>{formatDeadline(deposit.deadline, locale)}</dd>
      </dl>
      <Button variant="outline" wide onClick={() => void copy()}>
        <Trans>Copy account number</Trans>
      </Button>
      <p className={styles.hint}>
        <Trans>Without a deposit by then the order is cancelled by itself.</Trans>
      </p>
    </section>
  );
}

/** Day and time in Korea, where the bank is. */
function formatDeadline(timestamp: string, locale: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'ko-KR', {
    timeZone: 'Asia/Seoul',
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(timestamp));
}
