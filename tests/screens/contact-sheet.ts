import sharp from 'sharp';

export type Photograph = { readonly name: string; readonly png: Buffer };

type Piece = {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly png: Buffer;
};

const gap = 24;
const labelHeight = 28;
/** A long page goes on in the next column. */
const pieceHeight = 1688;
const columns = 10;
/** The limit of one sheet, so that every viewer opens it. */
const maxRows = 5;

/** Photographs of one width, under their names and side by side. */
export async function layOutContactSheets(photographs: readonly Photograph[]): Promise<Buffer[]> {
  const pieces = (await Promise.all(photographs.map(cutIntoPieces))).flat();
  const perSheet = columns * maxRows;
  const sheets: Buffer[] = [];
  for (let first = 0; first < pieces.length; first += perSheet)
    sheets.push(await layOut(pieces.slice(first, first + perSheet)));
  return sheets;
}

function layOut(pieces: readonly Piece[]): Promise<Buffer> {
  const width = Math.max(...pieces.map((piece) => piece.width)) + gap;
  const rows = Math.ceil(pieces.length / columns);
  const rowHeights = Array.from({ length: rows }, (_, row) => {
    const heights = pieces.slice(row * columns, (row + 1) * columns).map((piece) => piece.height);
    return Math.max(...heights) + labelHeight + gap;
  });
  const topOf = (row: number) => gap + rowHeights.slice(0, row).reduce((sum, height) => sum + height, 0);
  const sheet = sharp({
    create: {
      width: gap + width * Math.min(columns, pieces.length),
      height: topOf(rows),
      channels: 3,
      background: '#8e8e96',
    },
  });
  const placed = pieces.flatMap(({ label, png }, index) => {
    const left = gap + width * (index % columns);
    const top = topOf(Math.floor(index / columns));
    return [
      { input: drawLabel(label, width), left, top },
      { input: png, left, top: top + labelHeight },
    ];
  });
  return sheet.composite(placed).png().toBuffer();
}

async function cutIntoPieces({ name, png }: Photograph) {
  const { width, height } = await sharp(png).metadata();
  const count = Math.ceil(height / pieceHeight);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const top = index * pieceHeight;
      const piece = { left: 0, top, width, height: Math.min(pieceHeight, height - top) };
      const label = count === 1 ? name : `${name} ${index + 1}/${count}`;
      return { label, ...piece, png: await sharp(png).extract(piece).png().toBuffer() };
    }),
  );
}

const drawLabel = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">
       <text y="18" font-family="sans-serif" font-size="15" font-weight="600">${text}</text>
     </svg>`,
  );
