import { useLingui } from '@lingui/react/macro';
import { useOpenedClient } from '#src/graphql/client-context.ts';
import { graphql } from '#src/graphql/graphql.ts';
import { useCachedQuery } from '#src/graphql/use-cached-query.ts';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import { Select } from '#src/ui/select.tsx';

/** The brands and artists whom most shoppers follow: a longer list is for the search. */
const makersQuery = graphql(`
  query ListMakers {
    brand(order_by: [{ follow_count: desc }, { id: asc }], limit: 100) {
      id
      name_ko
      name_en
    }
    artist(order_by: [{ follow_count: desc }, { id: asc }], limit: 100) {
      id
      name_ko
      name_en
    }
  }
`);

const variables = {};

type MakerChoiceProps = {
  kind: 'brand' | 'artist';
  /** Id */
  selected: string | undefined;
  /** The one that the address names, which may not be among the first hundred. */
  known: { readonly id: string; readonly name: string } | undefined;
  onSelect: (id: string | undefined) => void;
};

export function MakerChoice({ kind, selected, known, onSelect }: MakerChoiceProps) {
  const { t } = useLingui();
  const text = useLocaleText();
  useOpenedClient();
  const data = useCachedQuery({ document: makersQuery, variables, requestPolicy: 'cache-and-network' });
  const makers = (data?.[kind] ?? []).map(({ id, name_ko, name_en }) => ({
    id,
    name: text(name_ko, name_en),
  }));
  const all = known && !makers.some(({ id }) => id === known.id) ? [known, ...makers] : makers;
  return (
    <Select
      label={kind === 'brand' ? t`Brand` : t`Artist`}
      value={selected ?? ''}
      choices={[{ value: '', label: t`All` }, ...all.map(({ id, name }) => ({ value: id, label: name }))]}
      onSelect={(id) => onSelect(id || undefined)}
    />
  );
}
