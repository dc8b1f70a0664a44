import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { type Period, periodNames, periods } from '#src/components/page/period-names.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field } from '#src/ui/field.tsx';
import { firstDay, type OrderListSearch, readOrderListSearch } from './order-list-search.ts';
import styles from './order-periods.module.css';

type OrderPeriodsProps = { search: OrderListSearch; onSearch: (search: OrderListSearch) => void };

/** Periods up to now, or from one day to another. */
export function OrderPeriods({ search, onSearch }: OrderPeriodsProps) {
  const { t, i18n } = useLingui();
  const { group, period, from = '', to = '' } = search;
  const [isByDays, setIsByDays] = useState(from !== '' || to !== '');
  const select = (choice: Period | 'all' | 'days') => {
    setIsByDays(choice === 'days');
    if (choice === 'all') onSearch({ group });
    else if (choice !== 'days') onSearch({ group, period: choice });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const days = Object.fromEntries(new FormData(event.currentTarget));
    onSearch({ ...readOrderListSearch(days), group });
  };
  return (
    <div className={styles.periods}>
      <ChoiceChips
        legend={t`Period`}
        choices={[
          { value: 'all', label: <Trans>Any time</Trans> },
          ...periods.map((value) => ({ value, label: i18n._(periodNames[value]) })),
          { value: 'days', label: <Trans>From to</Trans> },
        ]}
        selected={isByDays ? 'days' : (period ?? 'all')}
        onSelect={select}
      />
      {isByDays && (
        <form className={styles.days} onSubmit={submit}>
          <Field label={t`First day`} name="from" type="date" min={firstDay} defaultValue={from} />
          <Field label={t`Last day`} name="to" type="date" min={firstDay} defaultValue={to} />
          <Button type="submit" variant="outline">
            <Trans>Show</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}
