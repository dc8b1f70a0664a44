import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Fact } from './fact.tsx';

const PasswordForm = lazyComponent(() => import('./password-form.tsx'), 'PasswordForm');

type PasswordChangeProps = {
  /** False: the member signs in by social accounts only. */
  hasPassword: boolean;
  /** The other sessions have ended. */
  onChanged: () => void;
};

export function PasswordChange({ hasPassword, onChanged }: PasswordChangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const finish = () => {
    close();
    onChanged();
  };
  if (isOpen) return <PasswordForm onSaved={finish} onCancel={close} />;
  return (
    <Fact
      name={<Trans>Password</Trans>}
      value={hasPassword ? '••••••••' : <Trans>None yet</Trans>}
      action={
        <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
          {hasPassword ? <Trans>Change password</Trans> : <Trans>Set a password</Trans>}
        </Button>
      }
    />
  );
}
