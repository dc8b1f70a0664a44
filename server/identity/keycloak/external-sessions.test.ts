import { afterEach, expect, test, vi } from 'vitest';
import { withDatabase } from '../../../tests/support/database.ts';
import type { VerifiedToken } from '../tokens/verify-access-token.ts';
import { createExternalStatus, requireOpenSession } from './external-sessions.ts';

const { pool } = withDatabase();
afterEach(() => vi.restoreAllMocks());

const tokenWith = (role: string): VerifiedToken => ({
  userId: '00000000-0000-4000-8000-000000000001',
  sessionId: null,
  email: null,
  name: null,
  variables: new Map(),
  expiresAt: 0,
  allowedRoles: [role],
  defaultRole: role,
});

function passSeconds(seconds: number): void {
  const clock = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => clock() + seconds * 1000);
}

test('an operator from whom Keycloak takes the role loses the power within a minute', async () => {
  let roles = ['user', 'admin'];
  const status = createExternalStatus(pool, async () => roles);
  const verify = requireOpenSession(async () => ({ ok: true, value: tokenWith('admin') }), status);
  expect((await verify('')).ok).toBe(true);
  roles = ['user'];
  passSeconds(31);
  expect(await verify('')).toEqual({ ok: false, problem: 'invalid' });
});

test('shoppers are not asked for at Keycloak, so that they shop while it does not respond', async () => {
  const status = createExternalStatus(pool, () => Promise.reject(new Error('gone')));
  const verify = requireOpenSession(async () => ({ ok: true, value: tokenWith('user') }), status);
  expect((await verify('')).ok).toBe(true);
});
