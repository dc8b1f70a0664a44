import { fieldsOf } from '#src/shared/parse.ts';
import { isUuid } from '#src/shared/uuid.ts';

/** A photo that was uploaded, and is attached with the form. */
export type UploadedPhoto = { readonly id: string; readonly ratio: string };

/** From the draft of an earlier visit, which may be anything. */
export function readUploadedPhotos(raw: unknown): readonly UploadedPhoto[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((entry) => {
    const { id, ratio } = fieldsOf(entry) ?? {};
    return typeof id === 'string' && isUuid(id) && typeof ratio === 'string' ? [{ id, ratio }] : [];
  });
}
