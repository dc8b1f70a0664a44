import { expect, test } from 'vitest';
import { prettyLines } from './log.ts';

const pretty = prettyLines(false);
const entry = (fields: object) =>
  pretty(JSON.stringify({ level: 30, time: '2026-11-22T10:00:00.000Z', pid: 1, hostname: 'a', ...fields }));

test('a request is one readable line', () => {
  const line = entry({ msg: 'request', trace_id: 'abc', method: 'GET', path: '/main', status: 200, ms: 3.1 });
  expect(line).toMatch(/^\[\d\d:\d\d:\d\d\] INFO: GET \/main 200 3\.1 ms\n$/);
});

test('a failed request shows the id it is searched by', () => {
  const line = entry({ msg: 'request', trace_id: 'abc', method: 'GET', path: '/main', status: 500, ms: 3 });
  expect(line).toContain('GET /main 500 3 ms {"trace_id":"abc"}');
});

test('a client that left before the answer is said to have left', () => {
  const line = entry({ msg: 'request', trace_id: 'abc', method: 'GET', path: '/', aborted: true, ms: 3 });
  expect(line).toContain('GET / client left 3 ms');
});

test('an error shows its message and its stack', () => {
  const err = { type: 'Error', message: 'refused', stack: 'Error: refused\n    at send (mail.ts:1:1)' };
  const line = entry({ level: 50, msg: 'messages: sending failed, will retry', err });
  expect(line).toContain('ERROR: messages: sending failed, will retry');
  expect(line).toContain('at send (mail.ts:1:1)');
});

test('text that a client wrote cannot begin a line of its own', () => {
  const line = entry({
    msg: 'request',
    method: 'GET',
    path: '/a\n[10:00:00] ERROR: fake\u001b[2J',
    status: 404,
    ms: 1,
  });
  expect(line.trimEnd()).not.toContain('\n');
  expect(line).not.toContain('\u001b');
});
