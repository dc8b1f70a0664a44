import type { DemoAccount } from '#server/identity/accounts/demo-accounts.ts';
import { demoMembers } from './catalogue/members.ts';
import { memberId } from './keys/ids.ts';

export const demoPassword = 'kkumim1234';

/** The members of the demo shop who can sign in. */
export const demoAccounts: readonly DemoAccount[] = demoMembers.map(({ key, role, email, name }) => ({
  id: memberId(key),
  email,
  name,
  role,
  password: demoPassword,
  label: key,
}));
