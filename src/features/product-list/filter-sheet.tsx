import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLocaleText } from '#src/i18n/locale-text.ts';
import {
  colorsOf,
  joinColors,
  type ProductListSearch,
  readProductListSearch,
} from '#src/shared/product-list-search.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckBox } from '#src/ui/check-box.tsx';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { CategoryChoices } from './category-choices.tsx';
import { ColorChoices } from './color-choices.tsx';
import { countedRows, useProductCount } from './filter-count.ts';
import { typeNames } from './filter-names.ts';
import styles from './filter-sheet.module.css';
import type { ListScope } from './list-scope.ts';
import { MakerChoice } from './maker-choice.tsx';
import { PriceRange } from './price-range.tsx';
import { productCondition } from './product-condition.ts';

type FilterSheetProps = {
  search: ProductListSearch;
  scope: ListScope;
  onApply: (search: ProductListSearch) => void;
  onClose: () => void;
};

/** All filters. They apply together, with the button that says how many products they leave. */
export function FilterSheet({ search, scope, onApply, onClose }: FilterSheetProps) {
  const { t, i18n } = useLingui();
  const text = useLocaleText();
  const [draft, setDraft] = useState(search);
  const change = (changed: ProductListSearch) => setDraft((current) => ({ ...current, ...changed }));
  // As the address will be read: a lowest price above the highest one, for instance, changes places with it.
  const applied = readProductListSearch(draft);
  const { brand, artist } = scope;
  const types = (['custom', 'general'] as const).map((value) => ({ value, label: i18n._(typeNames[value]) }));
  return (
    <Sheet title={t`Filters`} onClose={onClose}>
      <div className={styles.filters}>
        <Group title={t`Category`}>
          <CategoryChoices
            categories={scope.categories}
            selected={draft.category}
            onSelect={(category) => change({ category })}
          />
        </Group>
        <Group title={t`Type`}>
          <ChoiceChips
            legend={t`Type`}
            choices={[{ value: 'all', label: t`All` }, ...types]}
            selected={draft.type ?? 'all'}
            onSelect={(type) => change({ type: type === 'all' ? undefined : type })}
          />
        </Group>
        <div className={styles.pair}>
          <MakerChoice
            kind="brand"
            selected={draft.brand}
            known={brand && { id: brand.id, name: text(brand.name_ko, brand.name_en) }}
            onSelect={(id) => change({ brand: id })}
          />
          <MakerChoice
            kind="artist"
            selected={draft.artist}
            known={artist && { id: artist.id, name: text(artist.name_ko, artist.name_en) }}
            onSelect={(id) => change({ artist: id })}
          />
        </div>
        <Group title={t`Color`}>
          <ColorChoices
            selected={colorsOf(draft)}
            onChange={(colors) => change({ color: joinColors(colors) })}
          />
        </Group>
        <Group title={t`Price`}>
          <PriceRange price_min={draft.price_min} price_max={draft.price_max} onChange={change} />
        </Group>
        <div>
          <Flag label={t`On sale only`} isSet={draft.sale} onChange={(sale) => change({ sale })} />
          <Flag label={t`New only`} isSet={draft.new} onChange={(isNew) => change({ new: isNew })} />
          <Flag
            label={t`Hide sold out`}
            isSet={draft.in_stock}
            onChange={(in_stock) => change({ in_stock })}
          />
        </div>
      </div>
      <div className={styles.end}>
        <Button variant="outline" onClick={() => setDraft({ sort: search.sort })}>
          {t`Reset`}
        </Button>
        <ApplyButton search={applied} scope={scope} onApply={() => onApply(applied)} />
      </div>
    </Sheet>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}

type FlagProps = {
  label: string;
  isSet: true | undefined;
  onChange: (isSet: true | undefined) => void;
};

function Flag({ label, isSet, onChange }: FlagProps) {
  return (
    <CheckBox checked={isSet ?? false} onChange={({ target }) => onChange(target.checked || undefined)}>
      {label}
    </CheckBox>
  );
}

type ApplyButtonProps = { search: ProductListSearch; scope: ListScope; onApply: () => void };

function ApplyButton({ search, scope, onApply }: ApplyButtonProps) {
  const { t } = useLingui();
  const count = useProductCount(
    productCondition(search, {
      category:
        scope.categories.find(({ path_name }) => path_name === search.category) ?? named(search, scope),
      brand: search.brand ? { id: search.brand } : undefined,
      artist: search.artist ? { id: search.artist } : undefined,
    }),
  );
  const label =
    count === undefined
      ? t`See products`
      : count > countedRows
        ? t`See 1,000+ products`
        : t`See ${plural(count, { one: '# product', other: '# products' })}`;
  return (
    <>
      <Button wide onClick={onApply}>
        {label}
      </Button>
      <span className="visually-hidden" role="status">
        {label}
      </span>
    </>
  );
}

/** A category beyond the hundred that are listed. */
const named = ({ category }: ProductListSearch, scope: ListScope) =>
  scope.category?.path_name === category ? scope.category : undefined;
