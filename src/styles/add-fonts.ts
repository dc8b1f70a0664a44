import fontStyles from './fonts/pretendard.css?url';

/**
 * Adds Pretendard to the page when its first file has arrived, so that the page is laid out once more, and not twice as by a
 * style sheet: when it is added, and when the file arrives.
 */
export async function addFonts(): Promise<void> {
  const response = await fetch(fontStyles);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  const faces = Array.from(sheet.cssRules, (rule) => faceOf((rule as CSSFontFaceRule).style));
  // The last one has the letters of the shop's own texts; the browser loads others when a page needs them.
  await faces.at(-1)?.load();
  for (const face of faces) document.fonts.add(face);
}

function faceOf(style: CSSStyleDeclaration): FontFace {
  const value = (property: string) => style.getPropertyValue(property);
  return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
    display: 'swap',
  });
}
