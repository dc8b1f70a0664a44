import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, withDataService } from '../../tests/support/data-service.ts';
import {
  addBanner,
  type ReactionTable,
  reactionDocuments,
  reactionTables,
  readReaction,
} from '../../tests/support/reactions.ts';
import { id } from '../../tests/support/small-shop.ts';

const service = withDataService();
beforeAll(async () => {
  await addBanner(service.pool);
});

const [me, other] = [id('user', 1), id('user', 2)];
const roles = ['user', 'artist', 'brand'];
const long = '2026-01-01T00:00:00+00:00';
const refused = { code: 'permission-error', data: undefined };

describe.each(reactionTables.flatMap((reaction) => roles.map((role) => ({ role, ...reaction }))))(
  '$table, role $role',
  ({ role, ...reaction }: ReactionTable & { role: string }) => {
    const { table, target, targetId } = reaction;
    const { insert, upsert, update, updateOne } = reactionDocuments(reaction);
    const caller: Caller = { role, user: me };
    const rowOf = (user: string, at: string | null = null) => ({
      row: { user_id: user, [`${target}_id`]: targetId, deleted_at: at },
    });
    const read = () => readReaction(service.pool, reaction);
    const addReaction = (user: string, at: string | null = null) =>
      service.pool.query(
        `insert into ${table} (user_id, ${target}_id, created_at, deleted_at) values ($1, $2, $3, $4)`,
        [user, targetId, long, at],
      );
    const setState = (state: string, deletedAt: string | null) =>
      service.pool.query(`update ${target} set state = $1, deleted_at = $2 where id = $3`, [
        state,
        deletedAt,
        targetId,
      ]);

    beforeEach(async () => {
      await setState('ACT', null);
      await service.pool.query(`delete from ${table}`);
    });

    test('setting, removing and setting a reaction again keeps one row, and the target counts it', async () => {
      for (const at of [null, long, null]) {
        const { data } = await service.execute(upsert('deleted_at'), rowOf(me, at), caller);
        expect(data).toEqual({ [`insert_${table}_one`]: { [`${target}_id`]: targetId, deleted_at: at } });
        expect(await read()).toMatchObject({ rows: [{ user_id: me }], count: at ? 0 : 1 });
      }
    });

    test('a member removes one reaction or all of them, and may set their own again', async () => {
      await addReaction(me);
      await addReaction(other);
      const answer = await service.execute(updateOne, { user: me, targetId, at: long }, caller);
      expect(answer.data).toEqual({ [`update_${table}_by_pk`]: { user_id: me } });
      expect(await read()).toMatchObject({ count: 1 });
      const all = await service.execute(update('deleted_at: $at'), { at: null }, caller);
      expect(all.data).toEqual({ [`update_${table}`]: { affected_rows: 1 } });
      expect(await read()).toMatchObject({ count: 2 });
    });

    test('nobody sets a reaction for another member, and the error is the same whether the row exists', async () => {
      const expected = { ...refused, path: `$.selectionSet.insert_${table}_one.args.object` };
      for (const _ of ['absent', 'present']) {
        for (const document of [insert, upsert('deleted_at'), upsert('')]) {
          expect(await service.refusal(document, rowOf(other, long), caller)).toMatchObject(expected);
        }
        await service.pool.query(`delete from ${table}`);
        await addReaction(other);
      }
      expect(await read()).toMatchObject({ rows: [{ user_id: other, deleted_at: null }], count: 1 });
    });

    test('the rows of other members do not change', async () => {
      await addReaction(other, long);
      const one = await service.execute(updateOne, { user: other, targetId, at: null }, caller);
      expect(one.data).toEqual({ [`update_${table}_by_pk`]: null });
      const all = await service.execute(update('deleted_at: $at'), { at: null }, caller);
      expect(all.data).toEqual({ [`update_${table}`]: { affected_rows: 0 } });
      expect(await read()).toMatchObject({ rows: [{ deleted_at: new Date(long) }], count: 0 });
    });

    test('only deleted_at can be changed or, beside the key, set', async () => {
      await addReaction(me);
      for (const column of ['created_at', 'user_id', `${target}_id`]) {
        for (const document of [upsert(column), update(`${column}: "${long}"`)]) {
          expect(await service.refusal(document, rowOf(me), caller)).toMatchObject({
            code: 'validation-failed',
          });
        }
      }
      const older = { row: { ...rowOf(me).row, created_at: long } };
      expect((await service.refusal(upsert('deleted_at'), older, caller)).code).toBe('validation-failed');
      expect(await read()).toMatchObject({ rows: [{ user_id: me, created_at: new Date(long) }] });
    });

    test.each(['hidden', 'deleted'])(
      'a target that is %s accepts no reaction, but an existing one can be removed',
      async (how) => {
        const hide = () => (how === 'hidden' ? setState(reaction.hiddenState, null) : setState('ACT', long));
        await hide();
        for (const document of [insert, upsert('deleted_at')]) {
          expect(await service.refusal(document, rowOf(me), caller)).toMatchObject(refused);
        }
        expect(await read()).toMatchObject({ rows: [], count: 0 });
        await addReaction(me);
        for (const remove of [
          () => service.execute(upsert('deleted_at'), rowOf(me, long), caller),
          () => service.execute(updateOne, { user: me, targetId, at: long }, caller),
        ]) {
          expect((await remove()).errors).toBeUndefined();
          expect(await read()).toMatchObject({ rows: [{ deleted_at: new Date(long) }], count: 0 });
          expect(await service.refusal(upsert('deleted_at'), rowOf(me), caller)).toMatchObject(refused);
          expect(await service.refusal(updateOne, { user: me, targetId, at: null }, caller)).toMatchObject(
            refused,
          );
          expect(await read()).toMatchObject({ rows: [{ deleted_at: new Date(long) }], count: 0 });
          await service.pool.query(`update ${table} set deleted_at = null`);
        }
      },
    );

    test('a visitor can set no reaction', async () => {
      const asked = [insert, upsert('deleted_at')].map((text) => service.refusal(text, rowOf(me)));
      for (const refusal of await Promise.all([...asked, service.refusal(update('deleted_at: $at'))])) {
        expect(refusal).toEqual({
          code: 'validation-failed',
          message: 'no mutations exist',
          path: '$',
          data: undefined,
        });
      }
      expect(await read()).toMatchObject({ rows: [] });
    });

    test('a double click stores one row and counts once', async () => {
      const clicks = Array.from({ length: 20 }, () =>
        service.execute(upsert('deleted_at'), rowOf(me), caller),
      );
      for (const { errors } of await Promise.all(clicks)) expect(errors).toBeUndefined();
      expect(await read()).toMatchObject({ rows: [{ user_id: me, deleted_at: null }], count: 1 });
    });
  },
);
