import { categories } from '../catalogue/categories.ts';
import { categoryId } from '../keys/ids.ts';
import type { Row, TableRows } from './rows.ts';

/** Parents come first, because the categories below them are rows of the same table. */
export const categoryRows = (): TableRows[] => [
  { table: 'category', rows: categories.map((root, position) => categoryRow(root, position, null)) },
  {
    table: 'category',
    rows: categories.flatMap(({ key, children }) =>
      children.map((child, position) => categoryRow(child, position, categoryId(key))),
    ),
  },
];

type Category = (typeof categories)[number]['children'][number];

const categoryRow = ({ key, name }: Category, position: number, parent_id: string | null): Row => ({
  id: categoryId(key),
  parent_id,
  path_name: key,
  name_ko: name.ko,
  name_en: name.en,
  position,
});
