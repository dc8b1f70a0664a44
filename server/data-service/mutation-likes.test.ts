import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Asker, withDataService } from '../../tests/support/data-service.ts';
import {
  addBanner,
  type Heart,
  hearts,
  reactionDocuments,
  readHeart,
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

describe.each(hearts.flatMap((heart) => roles.map((role) => ({ role, ...heart }))))(
  '$table, role $role',
  ({ role, ...heart }: Heart & { role: string }) => {
    const { table, of, thing } = heart;
    const { insert, upsert, update, updateOne } = reactionDocuments(heart);
    const asker: Asker = { role, user: me };
    const rowOf = (user: string, at: string | null = null) => ({
      row: { user_id: user, [`${of}_id`]: thing, deleted_at: at },
    });
    const read = () => readHeart(service.pool, heart);
    const give = (user: string, at: string | null = null) =>
      service.pool.query(
        `insert into ${table} (user_id, ${of}_id, created_at, deleted_at) values ($1, $2, $3, $4)`,
        [user, thing, long, at],
      );
    const setState = (state: string, deletedAt: string | null) =>
      service.pool.query(`update ${of} set state = $1, deleted_at = $2 where id = $3`, [
        state,
        deletedAt,
        thing,
      ]);

    beforeEach(async () => {
      await setState('ACT', null);
      await service.pool.query(`delete from ${table}`);
    });

    test('one gives, takes back and gives again the same row, and the thing counts it', async () => {
      for (const at of [null, long, null]) {
        const { data } = await service.ask(upsert('deleted_at'), rowOf(me, at), asker);
        expect(data).toEqual({ [`insert_${table}_one`]: { [`${of}_id`]: thing, deleted_at: at } });
        expect(await read()).toMatchObject({ rows: [{ user_id: me }], count: at ? 0 : 1 });
      }
    });

    test('one takes back one row or all, and one may give again what is one’s own', async () => {
      await give(me);
      await give(other);
      const answer = await service.ask(updateOne, { user: me, thing, at: long }, asker);
      expect(answer.data).toEqual({ [`update_${table}_by_pk`]: { user_id: me } });
      expect(await read()).toMatchObject({ count: 1 });
      const all = await service.ask(update('deleted_at: $at'), { at: null }, asker);
      expect(all.data).toEqual({ [`update_${table}`]: { affected_rows: 1 } });
      expect(await read()).toMatchObject({ count: 2 });
    });

    test('nobody gives in the name of somebody else, and the refusal is the same if they gave already', async () => {
      const expected = { ...refused, path: `$.selectionSet.insert_${table}_one.args.object` };
      for (const _ of ['absent', 'there']) {
        for (const document of [insert, upsert('deleted_at'), upsert('')]) {
          expect(await service.refusal(document, rowOf(other, long), asker)).toMatchObject(expected);
        }
        await service.pool.query(`delete from ${table}`);
        await give(other);
      }
      expect(await read()).toMatchObject({ rows: [{ user_id: other, deleted_at: null }], count: 1 });
    });

    test('the rows of others stay as they are', async () => {
      await give(other, long);
      const one = await service.ask(updateOne, { user: other, thing, at: null }, asker);
      expect(one.data).toEqual({ [`update_${table}_by_pk`]: null });
      const all = await service.ask(update('deleted_at: $at'), { at: null }, asker);
      expect(all.data).toEqual({ [`update_${table}`]: { affected_rows: 0 } });
      expect(await read()).toMatchObject({ rows: [{ deleted_at: new Date(long) }], count: 0 });
    });

    test('nothing but deleted_at can be changed or, beside the key, given', async () => {
      await give(me);
      for (const column of ['created_at', 'user_id', `${of}_id`]) {
        for (const document of [upsert(column), update(`${column}: "${long}"`)]) {
          expect(await service.refusal(document, rowOf(me), asker)).toMatchObject({
            code: 'validation-failed',
          });
        }
      }
      const older = { row: { ...rowOf(me).row, created_at: long } };
      expect((await service.refusal(upsert('deleted_at'), older, asker)).code).toBe('validation-failed');
      expect(await read()).toMatchObject({ rows: [{ user_id: me, created_at: new Date(long) }] });
    });

    test.each(['hidden', 'deleted'])(
      'what is %s takes no heart, but a given one can be taken back',
      async (how) => {
        const hide = () => (how === 'hidden' ? setState(heart.hidden, null) : setState('ACT', long));
        await hide();
        for (const document of [insert, upsert('deleted_at')]) {
          expect(await service.refusal(document, rowOf(me), asker)).toMatchObject(refused);
        }
        expect(await read()).toMatchObject({ rows: [], count: 0 });
        await give(me);
        for (const take of [
          () => service.ask(upsert('deleted_at'), rowOf(me, long), asker),
          () => service.ask(updateOne, { user: me, thing, at: long }, asker),
        ]) {
          expect((await take()).errors).toBeUndefined();
          expect(await read()).toMatchObject({ rows: [{ deleted_at: new Date(long) }], count: 0 });
          expect(await service.refusal(upsert('deleted_at'), rowOf(me), asker)).toMatchObject(refused);
          expect(await service.refusal(updateOne, { user: me, thing, at: null }, asker)).toMatchObject(
            refused,
          );
          expect(await read()).toMatchObject({ rows: [{ deleted_at: new Date(long) }], count: 0 });
          await service.pool.query(`update ${table} set deleted_at = null`);
        }
      },
    );

    test('a visitor gives nothing', async () => {
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
      const clicks = Array.from({ length: 20 }, () => service.ask(upsert('deleted_at'), rowOf(me), asker));
      for (const { errors } of await Promise.all(clicks)) expect(errors).toBeUndefined();
      expect(await read()).toMatchObject({ rows: [{ user_id: me, deleted_at: null }], count: 1 });
    });
  },
);
