import { Trans } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useConfig } from '#src/config/config-context.ts';
import { useAbility } from '#src/session/ability.ts';
import { loginTarget } from '#src/session/login-target.ts';
import { useSignOut } from '#src/session/use-sign-out.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonAttributes } from '#src/ui/button-attributes.ts';
import { closePanels } from './panels.ts';

/** Log in and sign up for visitors, my page and log out for members. */
export function AuthLinks() {
  const ability = useAbility();
  const signOut = useSignOut();
  const { accounts } = useConfig();
  const login = loginTarget(useLocation());
  const leave = () => {
    closePanels();
    void signOut();
  };
  return (
    <>
      {ability.can('read', 'auth') && (
        <>
          <Link {...login} {...buttonAttributes({ variant: 'filled', size: 'small' })}>
            <Trans>Log in</Trans>
          </Link>
          {accounts?.sms && (
            <Link
              to="/sign-up"
              search={{ return: login.search.return }}
              {...buttonAttributes({ variant: 'outline', size: 'small' })}
            >
              <Trans>Sign up</Trans>
            </Link>
          )}
        </>
      )}
      {ability.can('read', 'member-area') && (
        <>
          <Link to="/mypage" {...buttonAttributes({ variant: 'filled', size: 'small' })}>
            <Trans>My page</Trans>
          </Link>
          <Button variant="outline" size="small" onClick={leave}>
            <Trans>Log out</Trans>
          </Button>
        </>
      )}
    </>
  );
}
