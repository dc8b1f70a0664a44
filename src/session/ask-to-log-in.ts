import { msg } from '@lingui/core/macro';
import type { RegisteredRouter } from '@tanstack/react-router';
import { dialogs } from '#src/ui/dialogs.ts';
import { loginTarget } from './login-target.ts';

/**
 * Asks a visitor to log in for what they have pressed. @param prepare is called before the page is left, for what goes on
 * after the login; @param path leads there instead of back to this page. @returns whether they go to the login page
 */
export async function askToLogIn(
  router: RegisteredRouter,
  prepare?: () => void,
  path?: string,
): Promise<boolean> {
  const message = router.options.context.i18n._(msg`Please log in to use this. Go to the login page?`);
  if (!(await dialogs.confirm({ message }))) return false;
  prepare?.();
  await router.navigate(
    path ? { to: '/login', search: { return: path } } : loginTarget(router.latestLocation),
  );
  return true;
}
