import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { demoMembers } from '#demo/catalogue/members.ts';
import { demoPassword } from '#demo/demo-accounts.ts';
import { memberId } from '#demo/keys/ids.ts';

const read = async (name: string) =>
  JSON.parse(await readFile(new URL(`../../../deploy/keycloak/${name}`, import.meta.url), 'utf8'));

test('the demo members of Keycloak are those of the demo shop', async () => {
  const { realm, users } = await read('kkumim-users-0.json');
  expect(realm).toBe('kkumim');
  expect(users).toEqual(
    demoMembers.map(({ key, email, name }) => ({
      id: memberId(key),
      username: email,
      email,
      emailVerified: true,
      firstName: name,
      enabled: true,
      credentials: [{ type: 'password', value: demoPassword }],
      realmRoles: [key === 'shopper' ? 'user' : key],
    })),
  );
});

test('the realm itself holds no secret and nobody who can sign in', async () => {
  const realm = await read('kkumim-realm.json');
  expect(JSON.stringify(realm)).not.toMatch(/"secret"|"credentials"/);
  expect(realm.users).toHaveLength(1);
  expect(realm.users[0]).toMatchObject({ serviceAccountClientId: 'kkumim-server' });
});
