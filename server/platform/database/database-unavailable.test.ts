import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const databaseError = (code: string) => Object.assign(new DatabaseError('', 0, 'error'), { code });
const systemError = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

test.each([
  ['too many clients', databaseError('53300')],
  ['an administrator stops the server', databaseError('57P01')],
  ['the server starts', databaseError('57P03')],
  ['a connection fails', databaseError('08006')],
  ['nothing listens on the port', systemError('ECONNREFUSED', 'connect')],
  ['the embedded server has stopped', systemError('ENOENT', 'connect')],
  ['the connection is cut', new Error('Connection terminated unexpectedly')],
  ['all connections are taken', new Error('timeout exceeded when trying to connect')],
])('the same request may succeed later: %s', (_case, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['an invalid value', databaseError('22P02')],
  ['a statement that took too long', databaseError('57014')],
  ['a missing column', databaseError('42703')],
  ['a missing file', systemError('ENOENT', 'open')],
  ['a client that disconnected', Object.assign(systemError('ECONNRESET', 'read'), { statusCode: 400 })],
  ['a programming error', new TypeError('x is undefined')],
])('the same request would fail again: %s', (_case, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
