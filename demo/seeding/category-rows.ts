import { categories, type DemoCategory } from '../content/categories.ts';
import { categoryId } from '../keys/ids.ts';
import type { Row, TableRows } from './rows.ts';

/** Parents come first, because the categories below them are rows of the same table. */
export const categoryRows = (): TableRows[] => [
  { table: 'category', rows: categories.map((root, position) => categoryRow(root, position, null)) },
  {
    table: 'category',
    rows: categories.flatMap(({ key, children }) =>
      children.map((child: DemoCategory, position) => categoryRow(child, position, categoryId(key))),
    ),
  },
];

const categoryRow = ({ key, name }: DemoCategory, position: number, parent_id: string | null): Row => ({
  id: categoryId(key),
  parent_id,
  path_name: key,
  name_ko: name.ko,
  name_en: name.en,
  position,
});
