import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useLocale } from '#src/i18n/locale-text.ts';
import { changeLocale } from '#src/i18n/translations.ts';
import { type Locale, locales } from '#src/shared/locale.ts';
import { writeStored } from '#src/storage/browser-storage.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { closePanels } from './panels.ts';

// Each language is named in itself, whatever the current locale is.
const names = { ko: '한국어', en: 'English' } as const satisfies Record<Locale, string>;
const choices = locales.map((value) => ({ value, label: <span lang={value}>{names[value]}</span> }));

export function LocaleSwitch() {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const router = useRouter();
  const choose = async (chosen: Locale) => {
    await changeLocale(i18n, chosen);
    writeStored('locale', chosen);
    document.documentElement.lang = chosen;
    closePanels();
    // Routes make titles from their data in `head`.
    await router.invalidate();
  };
  return (
    <ChoiceChips
      legend={t`Language`}
      choices={choices}
      selected={locale}
      onSelect={(chosen) => void choose(chosen)}
    />
  );
}
