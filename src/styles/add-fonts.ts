import fontStyles from './fonts/pretendard.css?url';

/**
 * Adds Pretendard to the page when its first file has arrived, so that the page is laid out once more, and not twice as by a
 * style sheet: when it is added, and when the file arrives.
 */
export async function addFonts(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await readStyles());
  const faces = Array.from(sheet.cssRules, (rule) => faceOf((rule as CSSFontFaceRule).style));
  // The last one has the letters of the shop's own texts; the browser loads others when a page needs them.
  const isLoaded = await faces
    .at(-1)
    ?.load()
    .catch(() => null);
  if (isLoaded) for (const face of faces) document.fonts.add(face);
}

/** Empty without a network: the texts stay in the system's font. */
async function readStyles(): Promise<string> {
  try {
    return await (await fetch(fontStyles)).text();
  } catch {
    return '';
  }
}

function faceOf(style: CSSStyleDeclaration): FontFace {
  const value = (property: string) => style.getPropertyValue(property);
  return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
    display: 'swap',
  });
}
