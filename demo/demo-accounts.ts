import type { DemoAccount } from '#server/identity/accounts/demo-accounts.ts';
import { demoMembers } from './content/members.ts';
import { memberId } from './keys/ids.ts';

export const demoPassword = 'kkumim1234';

const roles = { shopper: 'user', artist: 'artist', brand: 'brand', admin: 'admin' } as const;

/** The members of the demo shop who can sign in. */
export const demoAccounts: readonly DemoAccount[] = demoMembers.map(({ key, email, name }) => ({
  id: memberId(key),
  email,
  name,
  role: roles[key],
  password: demoPassword,
  label: key,
}));
