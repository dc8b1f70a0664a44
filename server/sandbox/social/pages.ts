import { html } from '#server/platform/html.ts';
import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import type { Locale } from '#src/shared/locale.ts';
import { renderChips, renderWindowPage } from '../gateway/window-page.ts';
import { type Person, peopleOf } from './people.ts';
import { texts } from './texts.ts';

type ChoicePage = {
  readonly provider: SocialProviderName;
  readonly locale: Locale;
  /** Where the choice is posted to. */
  readonly action: string;
};

/** The page on which one chooses who one is. It works without a script. */
export function renderChoicePage({ provider, locale, action }: ChoicePage): string {
  const t = texts[locale];
  const label = ({ name, email }: Person) => `${name} · ${email ?? t.noEmail}`;
  const choices = Object.fromEntries(peopleOf(provider).map((person) => [person.id, label(person)]));
  return renderWindowPage({
    locale,
    title: t.title(t.names[provider]),
    main: html`<p class="notice">${t.notice}</p>
<form method="post" action="${action}" style="margin-block-start: 24px">
${renderChips('person', t.legend, choices, 'rows')}
<button name="choice" value="accept">${t.accept}</button>
<button class="quiet" name="choice" value="refuse">${t.refuse}</button>
</form>`,
  });
}

export function renderGonePage(provider: SocialProviderName, locale: Locale): string {
  const t = texts[locale];
  return renderWindowPage({
    locale,
    title: t.title(t.names[provider]),
    main: html`<p class="notice">${t.gone}</p><p><a class="button" href="/login">${t.back}</a></p>`,
  });
}
