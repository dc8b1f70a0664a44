import { useLingui } from '@lingui/react/macro';
import { claimStateNames } from '#src/components/order/claim-names.ts';
import { useFormatDayAndTime } from '#src/i18n/use-dates.ts';
import styles from './claim-steps.module.css';
import type { Claim } from './load-claim.ts';

type ClaimState = Claim['state'];

const stepsOf: Readonly<Record<Claim['type'], readonly ClaimState[]>> = {
  CANCEL: ['REQUESTED', 'ACCEPTED', 'REFUND_PENDING', 'DONE'],
  RETURN: ['REQUESTED', 'ACCEPTED', 'COLLECTING', 'COLLECTED', 'INSPECTED', 'REFUND_PENDING', 'DONE'],
  EXCHANGE: ['REQUESTED', 'ACCEPTED', 'COLLECTING', 'COLLECTED', 'INSPECTED', 'DONE'],
};

/** The steps that a claim has gone through, each with its time, and those that come next. */
export function ClaimSteps({ claim: { type, state, history } }: { claim: Claim }) {
  const formatDayAndTime = useFormatDayAndTime();
  const { t, i18n } = useLingui();
  const next = stepsOf[type].slice(stepsOf[type].indexOf(state) + 1);
  const isOver = state === 'REJECTED' || state === 'WITHDRAWN' || state === 'DONE';
  const steps = [
    ...history.map((entry) => ({ ...entry, isReached: true })),
    ...(isOver ? [] : next.map((upcoming) => ({ state: upcoming, at: null, isReached: false }))),
  ];
  return (
    <ol className={styles.steps} aria-label={t`Steps`}>
      {steps.map((step, index) => (
        <li
          key={`${step.state} ${step.at}`}
          className={styles.step}
          data-reached={step.isReached || undefined}
          aria-current={index === history.length - 1 ? 'step' : undefined}
        >
          <span>{i18n._(claimStateNames[step.state])}</span>
          {step.at && <time dateTime={step.at}>{formatDayAndTime(step.at)}</time>}
        </li>
      ))}
    </ol>
  );
}
