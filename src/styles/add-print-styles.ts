import printStyles from './print.css?inline';

/** Not in the first style sheet, which every visit loads and hardly anybody prints with. */
export function addPrintStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(printStyles);
  document.adoptedStyleSheets.push(sheet);
}
