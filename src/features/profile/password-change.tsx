import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Fact } from './fact.tsx';

const PasswordForm = lazyComponent(() => import('./password-form.tsx'), 'PasswordForm');

/** @param onChanged the other sessions have ended */
export function PasswordChange({ onChanged }: { onChanged: () => void }) {
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
      value="••••••••"
      action={
        <Button variant="outline" size="small" onClick={() => setIsOpen(true)}>
          <Trans>Change password</Trans>
        </Button>
      }
    />
  );
}
