import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge } from '#src/ui/badge.tsx';
import { daysLeft } from './event-period.ts';

/** How long an event still goes on, by the clock of the device: stored events are shown without a connection too. */
export function DaysLeft({ event }: { event: { readonly end_date: string } }) {
  const { t } = useLingui();
  const days = daysLeft(event, Date.now());
  return (
    <Badge tone={days === null ? 'quiet' : 'accent'}>
      {/* The server may have rendered it before midnight. */}
      <span suppressHydrationWarning>{text()}</span>
    </Badge>
  );

  function text(): string {
    switch (days) {
      case null:
        return t`Ended`;
      case 0:
        return t`Ends today`;
      case 1:
        return t`Ends tomorrow`;
      case Number.POSITIVE_INFINITY:
        return t`Always on`;
      default:
        return t`${plural(days, { one: `${days} day left`, other: `${days} days left` })}`;
    }
  }
}
