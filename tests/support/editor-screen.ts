import type { Pool } from 'pg';
import { expect, type Locator, type Page } from 'playwright/test';

/** The editor, as a shopper uses it. */
export function editorScreen(page: Page) {
  const layers = page.getByRole('group', { name: /에 올린 그래픽$/ }).getByRole('button');
  const drawer = page.getByRole('dialog', { name: '그래픽' });
  return {
    layers,
    drawer,
    undo: page.getByRole('button', { name: '되돌리기' }),
    redo: page.getByRole('button', { name: '다시 실행' }),
    save: page.getByRole('button', { name: '저장', exact: true }),
    async open(path: string): Promise<void> {
      await page.goto(path);
      await expect(page.getByRole('button', { name: '그래픽 추가' })).toBeVisible();
      await closeGuide(page);
    },
    /** And closes the list. @param at in the shop's order */
    async addGraphic(at = 0): Promise<void> {
      const before = await layers.count();
      await page.getByRole('button', { name: '그래픽 추가' }).click();
      await drawer.getByRole('list').getByRole('button').nth(at).click();
      await expect(layers).toHaveCount(before + 1);
      await drawer.getByRole('button', { name: '닫기' }).click();
      await expect(drawer).toBeHidden();
    },
    async saveAs(name: string): Promise<void> {
      await page.getByRole('button', { name: '저장', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: '내 계정에 저장' });
      await dialog.getByLabel('이름').fill(name);
      await dialog.getByRole('button', { name: '확인' }).click();
    },
  };
}

/** Shown once on a device. */
export async function closeGuide(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: '시작하기', exact: true });
  // Without waiting for it: it goes by itself when another design is opened.
  await page.addLocatorHandler(start, () =>
    start.evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    }),
  );
}

/** Where a layer lies, in hundredths of a pixel no test cares about. */
export async function boxOf(layer: Locator) {
  const box = await layer.boundingBox();
  if (!box) throw new Error('The layer is not on the screen.');
  return box;
}

/** A product with two sides. */
export async function findCustomProduct(pool: Pool, word = '티셔츠'): Promise<{ id: string; name: string }> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select id, name_ko as name from product where is_custom and state = 'ACT' and deleted_at is null
       and name_ko like '%' || $1 || '%'
       and (select count(*) from mockup_group where product_id = product.id and deleted_at is null) > 1
     order by position limit 1`,
    [word],
  );
  if (!rows[0]) throw new Error(`The demo shop has no product ${word}.`);
  return rows[0];
}

/** The customs of that name in the database, with the number of their layers. */
export async function storedCustoms(pool: Pool, name: string): Promise<{ id: string; layers: number }[]> {
  const { rows } = await pool.query<{ id: string; layers: number }>(
    `select custom.id, count(layer.id)::int as layers from product_custom custom
       left join custom_mockup mockup on mockup.product_custom_id = custom.id and mockup.deleted_at is null
       left join custom_layer layer on layer.custom_mockup_id = mockup.id and layer.deleted_at is null
     where custom.name_ko = $1 and custom.deleted_at is null group by custom.id`,
    [name],
  );
  return rows;
}

export async function removeCustoms(pool: Pool, name: string): Promise<void> {
  await pool.query('update product_custom set deleted_at = now() where name_ko = $1', [name]);
}
