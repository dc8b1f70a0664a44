import type { Pool } from 'pg';
import type { Screen } from './screen.ts';
import { decorate } from './screen-actions.ts';

const products = { hoodie: '후드', tote: '에코백', case: '폰케이스', cap: '볼캡' };

/** The editor with other products than a T-shirt. */
export async function editorScreens(pool: Pool): Promise<readonly Screen[]> {
  const { rows } = await pool.query<{ word: string; id: string }>(
    `select word, (select id from product where is_custom and state = 'ACT' and deleted_at is null
       and name_ko like '%' || word || '%' order by position limit 1) as id
     from unnest($1::text[]) as word`,
    [Object.values(products)],
  );
  return Object.entries(products).map(([name, word]) => ({
    name: `editor-${name}`,
    path: `/custom/${rows.find((row) => row.word === word)?.id}`,
    open: decorate,
  }));
}
