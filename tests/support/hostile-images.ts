const drawing = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1000" height="1000"${attributes}>${content}</svg>`;

/** Two kilobytes that keep a decoder busy for minutes. */
export const slowFilter = drawing(
  `<filter id="f">${'<feMorphology operator="dilate" radius="400"/>'.repeat(50)}</filter>
   <rect width="1000" height="1000" fill="red" filter="url(#f)"/>`,
);

/** A hundred million rectangles. */
export const nestedUse = drawing(
  `<defs><g id="g0"><rect width="1" height="1"/></g>${[1, 2, 3, 4, 5, 6, 7, 8]
    .map((level) => `<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(10)}</g>`)
    .join('')}</defs><use href="#g8"/>`,
);

/** A GIF of 1 x 1 pixels. */
export function gifWithFrames(count: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('21f90400010000002c00000000010001000002024401003b', 'hex').subarray(0, -1);
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from([0x3b])]);
}

/** Drawings that want a file which is not theirs, in the spellings that XML allows. */
export const externalReferences: Readonly<Record<string, string>> = {
  'a file': drawing('<image width="9" height="9" xlink:href="file:///etc/passwd"/>'),
  'a file in single quotes': drawing("<image width='9' height='9' href = 'file:///etc/passwd'/>"),
  'a file spelled with numbers': drawing('<image width="9" height="9" href="&#102;ile:///etc/passwd"/>'),
  'a file beside it': drawing('<image width="9" height="9" href="../identity.key"/>'),
  'a file through an entity': `<!DOCTYPE svg [<!ENTITY key SYSTEM "file:///etc/passwd">]>${drawing('<text>&key;</text>')}`,
  'part of another drawing': drawing('<use href="/etc/other.svg#a"/>'),
  'a filter of another file': drawing('<rect width="9" height="9" style="fill:url(file:///etc/a.svg#b)"/>'),
  'a picture of another server': drawing('<feImage xlink:href="https://example.test/a.png"/>'),
  'styles of another file': drawing('<style>@import "file:///etc/passwd";</style>'),
  'a style sheet': `<?xml-stylesheet href="file:///etc/a.css"?>${drawing('')}`,
};

/** Drawings that only look as if they wanted something. */
export const internalReferences: Readonly<Record<string, string>> = {
  'parts of itself': drawing(
    '<g id="a"/><use xlink:href="#a"/><rect width="9" height="9" fill="url( #a )"/>',
  ),
  'a picture inside': drawing(
    '<image width="1" height="1" href="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=="/>',
  ),
  'a link': drawing('<a href="https://example.test/"><rect width="9" height="9"/></a>'),
  'a document type': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${drawing('<rect width="9" height="9"/>')}`,
};
