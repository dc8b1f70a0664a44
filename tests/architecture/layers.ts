/**
 * The folders of the server, layer by layer from the top down. A folder imports what is on the layers below it; never what is
 * above, and never another folder of its own layer. See docs/decisions/124.
 */
export const layers = [
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
] as const satisfies readonly (readonly string[])[];

/** Counted from the bottom; `undefined` for a folder that is on no layer. */
function layerOf(folder: string): number | undefined {
  const place = layers.findIndex((folders) => folders.some((name) => name === folder));
  return place < 0 ? undefined : layers.length - place;
}

/** `server/http/rest/cart.ts` is in the folder `http`. */
const folderOf = (file: string): string => file.split('/')[1] ?? '';

/** Why a file of the server must not import another one; `null` if it may. */
export function breachOf(file: string, imported: string): string | null {
  if (!imported.startsWith('server/')) {
    const isDemo = file === 'server/main.ts' && imported.startsWith('demo/');
    const isAllowed = imported.startsWith('src/shared/') || isDemo;
    return isAllowed ? null : `${file} leaves the server for ${imported}`;
  }
  const [from, to] = [folderOf(file), folderOf(imported)];
  if (from === to) return null;
  const [upper, lower] = [layerOf(from), layerOf(to)];
  if (upper === undefined || lower === undefined) return `${file} or ${imported} is on no layer`;
  return upper > lower ? null : `${file} imports upwards or sideways: ${imported}`;
}
