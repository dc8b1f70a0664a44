import { randomInt, randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { withDatabase } from '../../tests/support/database.ts';
import { createMemberRegistrar } from './ensure-member.ts';

vi.mock('node:crypto', { spy: true });

const { pool } = withDatabase();

const newcomer = (facts: { email?: string | null; name?: string | null } = {}) => {
  const userId = randomUUID();
  return { userId, email: `${userId}@mail.test`, name: '김하루', ...facts };
};

const rowOf = async (id: string) => (await pool.query('select * from "user" where id = $1', [id])).rows[0];

test('somebody new gets a row, once, also when many requests come first', async () => {
  const member = newcomer();
  const processes = Array.from({ length: 4 }, () => createMemberRegistrar(pool));
  await Promise.all(processes.flatMap((ensure) => [ensure(member), ensure(member), ensure(member)]));
  const row = await rowOf(member.userId);
  expect(row).toMatchObject({ email: member.email, name: '김하루', state: 'ACT' });
  expect(row.nickname).toMatch(/^꾸미미\d{6,7}$/);
});

test('a member seen before costs no query, one of another process a single one', async () => {
  const member = newcomer();
  const ensure = createMemberRegistrar(pool);
  await ensure(member);
  const query = vi.spyOn(pool, 'query');
  await ensure(member);
  expect(query).toHaveBeenCalledTimes(0);
  await createMemberRegistrar(pool)(member);
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});

test('a row that is there stays as it is', async () => {
  const member = newcomer();
  await pool.query(
    `insert into "user" (id, email, name, nickname) values ($1, 'own@mail.test', '나', '내별명')`,
    [member.userId],
  );
  await createMemberRegistrar(pool)(member);
  expect(await rowOf(member.userId)).toMatchObject({ email: 'own@mail.test', nickname: '내별명' });
});

test('an e-mail address of another member, or none, does not join two members', async () => {
  const [first, second, third] = [newcomer(), newcomer(), newcomer({ email: null, name: null })];
  const ensure = createMemberRegistrar(pool);
  await ensure(first);
  await ensure({ ...second, email: first.email?.toUpperCase() ?? null });
  await ensure(third);
  expect((await rowOf(second.userId)).email).toBe(`${second.userId}@members.invalid`);
  expect(await rowOf(third.userId)).toMatchObject({ email: `${third.userId}@members.invalid`, name: '' });
});

test('a nickname that is taken is chosen anew', async () => {
  const numbers = vi.mocked(randomInt);
  numbers.mockReturnValueOnce(111_111 as never);
  await createMemberRegistrar(pool)(newcomer());
  const member = newcomer();
  numbers.mockReturnValueOnce(111_111 as never).mockReturnValueOnce(222_222 as never);
  await createMemberRegistrar(pool)(member);
  expect((await rowOf(member.userId)).nickname).toBe('꾸미미222222');
});

test('a failure is not remembered', async () => {
  const member = newcomer();
  const ensure = createMemberRegistrar(pool);
  const broken = vi.spyOn(pool, 'query').mockRejectedValueOnce(new Error('gone') as never);
  await expect(ensure(member)).rejects.toThrow('gone');
  broken.mockRestore();
  await ensure(member);
  expect(await rowOf(member.userId)).toBeDefined();
});
