import { expect, test } from 'vitest';
import { catalogue } from '#tests/support/catalogue.ts';
import { withDatabase } from '#tests/support/database.ts';

const { pool } = withDatabase();
const make = catalogue(pool);

const moveBelow = (category: string, parent: string | null) =>
  pool.query('update category set parent_id = $2 where id = $1', [category, parent]);

const rootOf = async (product: string) => {
  const { rows } = await pool.query('select root_category_id from product where id = $1', [product]);
  return rows[0].root_category_id;
};

test('a category has two levels at most, however the third one comes about', async () => {
  const [clothing, bags] = [await make.category(), await make.category()];
  const hoodies = await make.category(clothing);
  const third = /category_parent_is_root_fkey/;
  await expect(make.category(hoodies)).rejects.toThrow(third);
  await expect(moveBelow(clothing, bags)).rejects.toThrow(third);
  await expect(moveBelow(bags, hoodies)).rejects.toThrow(third);
  await expect(moveBelow(bags, bags)).rejects.toThrow(third);
  await moveBelow(hoodies, bags);
});

test('one of two moves at the same time that would make a third level is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other, parent] = [await make.category(), await make.category(), await make.category()];
    const moves = await Promise.allSettled([moveBelow(one, parent), moveBelow(parent, other)]);
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('products stay in the category of the first level that their category is in', async () => {
  const [clothing, bags] = [await make.category(), await make.category()];
  const caps = await make.category(clothing);
  const product = await make.product();
  await pool.query('update product set category_id = $2 where id = $1', [product, caps]);
  expect(await rootOf(product)).toBe(clothing);
  await moveBelow(caps, bags);
  expect(await rootOf(product)).toBe(bags);
  await moveBelow(caps, null);
  expect(await rootOf(product)).toBe(caps);
  // A row that an operator writes there does not count.
  await pool.query('update product set root_category_id = $2 where id = $1', [product, clothing]);
  expect(await rootOf(product)).toBe(caps);
});

test('a product that is put into a category while that moves ends up below the right one', async () => {
  const product = await make.product();
  for (let round = 0; round < 5; round += 1) {
    const [root, child] = [await make.category(), await make.category()];
    await Promise.allSettled([
      moveBelow(child, root),
      pool.query('update product set category_id = $2 where id = $1', [product, child]),
    ]);
    const { rows } = await pool.query(
      'select root_category_id = root_id as is_right from product join category on category.id = category_id',
    );
    expect(rows.every(({ is_right }) => is_right)).toBe(true);
  }
});
