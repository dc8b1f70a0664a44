import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { useIdempotentCall } from '#src/components/form/use-idempotent-call.ts';
import { readCouponCode } from '#src/shared/typed-code.ts';
import { useDraftText } from '#src/storage/use-draft-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { showToast } from '#src/ui/toasts.ts';
import styles from '../form/field-row.module.css';
import { useOutcomeMessage } from '../form/use-outcome-message.ts';

/** Registers the coupon of a code. Also within the form of an order, so it is no form of its own. */
export function CouponCode({ onRegistered }: { onRegistered: () => void }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const [code, setCode, forgetCode] = useDraftText('coupon.code');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const callOnce = useIdempotentCall();

  const register = async () => {
    if (isSending) return;
    if (code.trim() === '') return setProblem(t`Please check the coupon number.`);
    setIsSending(true);
    const body = { code: code.trim() };
    const outcome = await callOnce(body, (input) => callApi(context, 'POST /coupons/register', input));
    setIsSending(false);
    // It stays in the field to be corrected, and does not appear in that of another page.
    if (outcome.kind === 'refused') forgetCode();
    if (outcome.kind !== 'ok') return setProblem(describe(outcome));
    setCode('');
    setProblem(null);
    showToast(t`The coupon is yours.`);
    onRegistered();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void register();
  };
  return (
    <div className={styles.row}>
      <Field
        label={t`Coupon number`}
        autoComplete="off"
        autoCapitalize="characters"
        read={readCouponCode}
        value={code}
        error={problem}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setCode(target.value);
          setProblem(null);
        }}
      />
      <Button variant="outline" busy={isSending} onClick={() => void register()}>
        <Trans>Register</Trans>
      </Button>
    </div>
  );
}
