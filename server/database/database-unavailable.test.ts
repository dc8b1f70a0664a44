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
  ['nobody listens', systemError('ECONNREFUSED', 'connect')],
  ['the embedded server has gone', systemError('ENOENT', 'connect')],
  ['the connection is cut', new Error('Connection terminated unexpectedly')],
  ['all connections are taken', new Error('timeout exceeded when trying to connect')],
])('the same request may succeed later: %s', (_trouble, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  ['a value that is none', databaseError('22P02')],
  ['a statement that took too long', databaseError('57014')],
  ['a column that is not there', databaseError('42703')],
  ['a file that is not there', systemError('ENOENT', 'open')],
  ['a client that left', Object.assign(systemError('ECONNRESET', 'read'), { statusCode: 400 })],
  ['a fault of ours', new TypeError('x is undefined')],
])('the same request would fail again: %s', (_trouble, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
