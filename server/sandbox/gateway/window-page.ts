import { type Html, html, trustedHtml } from '#server/platform/html.ts';
import type { Locale } from '#src/shared/locale.ts';

const style = trustedHtml(`
  :root { color-scheme: light dark; --ink: light-dark(rgb(23 23 26), rgb(246 245 242)); --paper: light-dark(rgb(255 255 255), rgb(32 32 36));
    --ground: light-dark(rgb(246 245 242), rgb(23 23 26)); --line: light-dark(rgb(213 212 206), rgb(74 74 80)); --muted: light-dark(rgb(95 95 104), rgb(170 170 178));
    --accent: light-dark(rgb(190 66 14), rgb(255 148 92)); --on-accent: light-dark(rgb(255 255 255), rgb(32 20 12)); }
  [data-method=NAVER_PAY] { --accent: rgb(0 112 56); --on-accent: rgb(255 255 255); }
  [data-method=KAKAO_PAY] { --accent: rgb(254 229 0); --on-accent: rgb(25 20 0); }
  * { box-sizing: border-box; }
  body { margin: 0 auto; padding: 0 20px 32px; max-inline-size: 480px; min-block-size: 100dvh; font: 15px/22px system-ui, "Apple SD Gothic Neo", "Noto Sans KR", sans-serif;
    background: var(--paper); color: var(--ink); word-break: keep-all; overflow-wrap: anywhere; }
  header { position: sticky; inset-block-start: 0; margin-inline: -20px; padding: 10px 20px; background: var(--paper); border-block-end: 1px solid var(--line); }
  h1 { margin: 0; font-size: 17px; line-height: 24px; }
  .notice { margin: 16px 0 0; padding: 10px 14px; border-radius: 10px; background: var(--ground); color: var(--muted); font-size: 13px; line-height: 18px; }
  .sum { margin: 24px 0; }
  .sum dt { color: var(--muted); font-size: 13px; }
  .sum dd { margin: 0 0 8px; }
  .sum .amount { font-size: 28px; line-height: 36px; font-weight: 700; font-variant-numeric: tabular-nums; }
  fieldset { margin: 0 0 20px; padding: 0; border: 0; min-inline-size: 0; }
  legend, .label { padding: 0; margin-block-end: 8px; font-weight: 600; display: block; }
  .chips { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
  .chips.rows { grid-template-columns: 1fr; }
  .chips label { display: flex; align-items: center; gap: 10px; min-block-size: 48px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 10px; cursor: pointer; }
  .chips label:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
  .chips label:has(:focus-visible) { outline: 2px solid var(--ink); outline-offset: 2px; }
  input[type=radio] { accent-color: var(--ink); inline-size: 18px; block-size: 18px; margin: 0; flex: none; }
  input[type=text] { inline-size: 100%; min-block-size: 48px; padding: 0 14px; border: 1px solid var(--line); border-radius: 10px; font: inherit; background: transparent; color: inherit; }
  details { margin: 0 0 20px; border: 1px solid var(--line); border-radius: 10px; padding: 0 14px; }
  details legend { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  details fieldset:last-of-type { margin-block-end: 14px; }
  summary { min-block-size: 48px; padding-block: 12px; cursor: pointer; font-weight: 600; }
  button, .button { display: block; inline-size: 100%; min-block-size: 52px; padding: 14px; border: 0; border-radius: 12px; font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer;
    background: var(--accent); color: var(--on-accent); }
  .quiet { margin-block-start: 8px; background: transparent; color: var(--ink); box-shadow: inset 0 0 0 1px var(--line); }
  :is(button, .button, input, summary, a):focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
  ol { list-style: none; margin: 20px 0; padding: 0; display: grid; gap: 12px; }
  li { padding: 16px; border: 1px solid var(--line); border-radius: 12px; }
  li p { margin: 0 0 4px; }
  .meta { color: var(--muted); font-size: 13px; line-height: 18px; }
  li form { margin-block-start: 12px; }
`);

type Page = {
  readonly locale: Locale;
  readonly title: string;
  readonly main: Html;
  readonly method?: string;
  readonly script?: string;
};

export function renderWindowPage({ locale, title, main, method, script }: Page): string {
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${style}</style>
${script && html`<script src="${script}" defer></script>`}
</head>
<body${method && html` data-method="${method}"`}>
<header><h1>${title}</h1></header>
<main>${main}</main>
</body>
</html>
`;
  return String(page);
}

/** Radio buttons as chips; the first one is chosen. */
export function renderChips(
  name: string,
  legend: string,
  choices: Readonly<Record<string, string>>,
  layout: 'pairs' | 'rows' = 'pairs',
): Html {
  const chips = Object.entries(choices).map(
    ([value, label], index) =>
      html`<label><input type="radio" name="${name}" value="${value}"${index === 0 && ' checked'}>${label}</label>`,
  );
  return html`<fieldset><legend>${legend}</legend><div class="chips ${layout}">${chips}</div></fieldset>`;
}
