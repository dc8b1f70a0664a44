import { beforeAll, describe, expect, test } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { memberRequests } from '#tests/support/member-requests.ts';

// The vendor's own example of a member's hash.
const secret = '4629de5def93d6a2abea6afa9bd5476d9c6cbc04223f9a2f7e517b535dde3e25';

const configured = withApp({
  environment: { CHAT_PLUGIN_KEY: '0a1b2c3d-0000-4000-8000-000000000000', CHAT_MEMBER_SECRET: secret },
});
const asShopper = memberRequests(configured);

const profileOf = async () => (await asShopper('GET', '/me/chat-profile')).json();

test('a member has a hash that only this server can make', async () => {
  const profile = await profileOf();
  expect(profile).toMatchObject({
    email: 'shopper@kkumim.test',
    member_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(Object.keys(profile)).not.toContain('phone');
  expect((await configured.app.inject('/api/v1/me/chat-profile')).statusCode).toBe(401);
  const config = await configured.app.inject('/api/v1/config');
  expect(config.json().chat).toEqual({
    plugin_key: '0a1b2c3d-0000-4000-8000-000000000000',
    script_url: 'https://cdn.channel.io/plugin/ch-plugin-web.js',
  });
  expect(config.body).not.toContain(secret);
});

test('advertising reaches a member by this way only who agreed to it, and to advertising at all', async () => {
  const { member_id: userId } = await profileOf();
  const agree = (type: string, agreed: boolean) =>
    configured.pool.query(
      `insert into user_agreement (user_id, type, terms_version, agreed, method) values ($1, $2, '1', $3, 'WEB')`,
      [userId, type, agreed],
    );
  expect(await profileOf()).toMatchObject({ unsubscribe_email: true, unsubscribe_texting: true });
  await agree('EMAIL', true);
  expect(await profileOf()).toMatchObject({ unsubscribe_email: true, unsubscribe_texting: true });
  await agree('ADVERTISING', true);
  expect(await profileOf()).toMatchObject({ unsubscribe_email: false, unsubscribe_texting: true });
  await agree('SMS', true);
  expect(await profileOf()).toMatchObject({ unsubscribe_email: false, unsubscribe_texting: false });
  await agree('ADVERTISING', false);
  expect(await profileOf()).toMatchObject({ unsubscribe_email: true, unsubscribe_texting: true });
});

test('the content security policy opens for the service, and nothing is served in its place', async () => {
  const policy = String((await configured.app.inject('/main')).headers['content-security-policy']);
  expect(policy).toMatch(/script-src [^;]*https:\/\/cdn\.channel\.io/);
  expect(policy).toContain("frame-src 'self' https://*.channel.io;");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
  expect((await configured.app.inject('/dev/chat-plugin.js')).statusCode).toBe(404);
});

describe('in the demo shop', () => {
  const demo = withApp();
  const member = memberRequests(demo);
  let profile: { member_id: string; member_hash: string };
  beforeAll(async () => {
    profile = (await member('GET', '/me/chat-profile')).json();
  });

  const boot = (changes: object) =>
    demo.app.inject({
      method: 'POST',
      url: '/dev/chat-boot',
      payload: {
        pluginKey: 'local-demo',
        memberId: profile.member_id,
        memberHash: profile.member_hash,
        ...changes,
      },
    });

  test('a plugin of its own answers, without another address in the policy', async () => {
    const script = await demo.app.inject('/dev/chat-plugin.js');
    expect([script.statusCode, script.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(String((await demo.app.inject('/main')).headers['content-security-policy'])).not.toContain(
      'https:',
    );
  });

  test('it knows members by their hash, and refuses every other', async () => {
    expect((await boot({})).statusCode).toBe(204);
    expect((await boot({ memberId: undefined, memberHash: undefined })).statusCode).toBe(204);
    expect((await boot({ memberHash: undefined })).statusCode).toBe(403);
    expect((await boot({ memberId: '00000000-0000-4000-8000-000000000001' })).statusCode).toBe(403);
    expect((await boot({ pluginKey: 'another' })).statusCode).toBe(403);
    expect((await boot({ memberHash: { toString: 'x' } })).statusCode).toBe(403);
  });
});
