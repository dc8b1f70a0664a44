import { useLingui } from '@lingui/react/macro';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import type { ListCategory } from './list-scope.ts';

type CategoryChoicesProps = {
  categories: readonly ListCategory[];
  /** `path_name` */
  selected: string | undefined;
  onSelect: (pathName: string | undefined) => void;
};

/** The first level, and below it the second one of what is chosen there. */
export function CategoryChoices({ categories, selected, onSelect }: CategoryChoicesProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  const chosen = categories.find(({ path_name }) => path_name === selected);
  const root = chosen?.parent_id ? categories.find(({ id }) => id === chosen.parent_id) : chosen;
  const choicesOf = (parentId: string | null) =>
    categories
      .filter(({ parent_id }) => parent_id === parentId)
      .map((row) => ({ value: row.path_name, label: text(row.name_ko, row.name_en) }));
  const children = root ? choicesOf(root.id) : [];
  return (
    <>
      <ChoiceChips
        legend={t`Category`}
        choices={[{ value: '', label: t`All` }, ...choicesOf(null)]}
        selected={root?.path_name ?? ''}
        onSelect={(value) => onSelect(value || undefined)}
      />
      {root && children.length > 0 && (
        <ChoiceChips
          legend={text(root.name_ko, root.name_en)}
          choices={[{ value: root.path_name, label: t`All` }, ...children]}
          selected={selected ?? root.path_name}
          onSelect={onSelect}
        />
      )}
    </>
  );
}
