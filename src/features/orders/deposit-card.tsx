import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#src/i18n/locale-text.ts';
import { bankName } from '#src/shared/banks.ts';
import { formatMoney } from '#src/shared/money.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './deposit-card.module.css';
import type { Order } from './order-progress.ts';
import { useCopyNumber } from './use-copy-number.ts';

type DepositCardProps = { deposit: NonNullable<Order['deposit']>; amount: number };

/** Where the money goes, how much, and until when. */
export function DepositCard({ deposit, amount }: DepositCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const bank = bankName(deposit.bank, locale);
  const copyNumber = useCopyNumber();
  const copy = () => void copyNumber(deposit.account, t`The account number is copied.`);
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
      <Button variant="outline" wide onClick={copy}>
        <Trans>Copy account number</Trans>
      </Button>
      <p className={styles.hint}>
        <Trans>Without a deposit by then the order is canceled by itself.</Trans>
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
