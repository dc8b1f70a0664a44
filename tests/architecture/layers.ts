/**
 * The folders of the server, and those of ordering, layer by layer from the top down. A folder imports what is on the layers below
 * it; never what is above, and never another folder of its own layer. See docs/decisions/124 and 120.
 */
export const layers = {
  server: [
    ['main.ts'],
    ['app'],
    ['http'],
    ['config', 'sandbox'],
    ['accounts'],
    ['ordering'],
    ['catalogue', 'services'],
    ['push'],
    ['identity'],
    ['members'],
    ['data-service', 'images', 'messages'],
    ['platform'],
  ],
  'server/ordering': [
    ['claims'],
    ['refunds'],
    ['placing'],
    ['payments'],
    ['reading'],
    ['fulfillment'],
    ['pricing'],
    ['books', 'cart', 'notices', 'reviews'],
    ['coupons', 'points', 'stock'],
    ['order-core'],
  ],
} as const satisfies Record<string, readonly (readonly string[])[]>;

export type LayeredFolder = keyof typeof layers;
export const layeredFolders = Object.keys(layers) as readonly LayeredFolder[];

/** Counted from the bottom; `undefined` for an entry that is on no layer. */
function layerOf(folder: LayeredFolder, entry: string): number | undefined {
  const place = layers[folder].findIndex((entries: readonly string[]) => entries.includes(entry));
  return place < 0 ? undefined : layers[folder].length - place;
}

/** `server/http/rest/cart.ts` is in the entry `http` of `server`; `undefined` for a file elsewhere. */
const entryOf = (folder: LayeredFolder, file: string): string | undefined =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;

/** Why a file of the server must not import another one; `null` if it may. */
export function breachOf(file: string, imported: string): string | null {
  if (!imported.startsWith('server/')) {
    const isDemo = file === 'server/main.ts' && imported.startsWith('demo/');
    const isAllowed = imported.startsWith('src/shared/') || isDemo;
    return isAllowed ? null : `${file} leaves the server for ${imported}`;
  }
  for (const folder of layeredFolders) {
    const breach = breachIn(folder, file, imported);
    if (breach) return breach;
  }
  return null;
}

function breachIn(folder: LayeredFolder, file: string, imported: string): string | null {
  const [from, to] = [entryOf(folder, file), entryOf(folder, imported)];
  if (from === undefined || to === undefined || from === to) return null;
  const [upper, lower] = [layerOf(folder, from), layerOf(folder, to)];
  if (upper === undefined || lower === undefined) return `${file} or ${imported} is on no layer of ${folder}`;
  return upper > lower ? null : `${file} imports upwards or sideways: ${imported}`;
}
