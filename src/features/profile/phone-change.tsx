import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { callApi } from '#src/api/call-api.ts';
import { PhoneVerification } from '#src/components/account/phone-verification.tsx';
import { useReauthentication } from '#src/components/account/use-reauthentication.tsx';
import { useVerification } from '#src/components/account/use-verification.ts';
import { useOutcomeMessage } from '#src/components/form/use-outcome-message.ts';
import { formatPhone } from '#src/shared/phone.ts';
import { Button } from '#src/ui/button.tsx';
import { showToast } from '#src/ui/toasts.ts';
import { Fact } from './fact.tsx';
import styles from './profile-page.module.css';

/** The number, and how to change it: a code that is sent to the new one. */
export function PhoneChange({ phone: current }: { phone: string | null }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const describe = useOutcomeMessage();
  const { call, sheet } = useReauthentication();
  const verification = useVerification('PHONE_CHANGE');
  const [shown, setShown] = useState(current);
  // A change that was begun before a reload goes on.
  const [isOpen, setIsOpen] = useState(verification.sent !== null);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<'idle' | 'saving' | { readonly problem: string }>('idle');

  const close = () => {
    verification.reset();
    setTyped('');
    setState('idle');
    setIsOpen(false);
  };
  const save = async () => {
    const { target: phone, token: verification_token } = verification.sent ?? {};
    if (!phone || !verification_token || state === 'saving') return;
    setState('saving');
    const body = { phone, verification_token };
    const outcome = await call(() => callApi(context, 'PUT /me/phone', { body }));
    if (outcome.kind !== 'ok') return setState({ problem: describe(outcome) });
    setShown(phone);
    close();
    showToast(t`Your mobile number is changed.`);
  };
  if (!isOpen) {
    return (
      <Fact
        name={<Trans>Mobile number</Trans>}
        value={shown ? formatPhone(shown) : <Trans>None yet</Trans>}
        action={
          <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
            <Trans>Change number</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.form}>
      <PhoneVerification
        verification={verification}
        phone={typed}
        onPhone={setTyped}
        error={typeof state === 'object' ? state.problem : undefined}
      />
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
        {verification.sent?.token && (
          <Button variant="outline" busy={state === 'saving'} onClick={() => void save()}>
            <Trans>Save the number</Trans>
          </Button>
        )}
      </div>
      {sheet}
    </div>
  );
}
