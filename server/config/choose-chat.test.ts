import { expect, test } from 'vitest';
import { memberHash } from '#server/services/chat/chat-service.ts';

test('the hash is that of the vendor’s example', () => {
  const secret = '4629de5def93d6a2abea6afa9bd5476d9c6cbc04223f9a2f7e517b535dde3e25';
  const settings = { pluginKey: 'any', memberSecret: Buffer.from(secret, 'hex'), scriptUrl: '/' };
  expect(memberHash(settings, 'lucas')).toBe(
    '99427c7bba36a6902c5fd6383f2fb0214d19b81023296b4bd6b9e024836afea2',
  );
});
