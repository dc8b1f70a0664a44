/** `public`: whoever knows the address reads it. `private`: only our own routes give it out, after they have checked who asks. */
export type FileArea = 'public' | 'private';

type StoredFile = { readonly content: Buffer; readonly contentType: string };

/** A path like `uploads/3fae….webp`: lower-case words, digits, `-`, `_`, and an extension. Never a name that a user chose. */
export type FileKey = string;

export type Files = {
  /** Replaces the file if it exists. Readers see the old one or the new one, never a part. */
  put(area: FileArea, key: FileKey, file: StoredFile): Promise<void>;
  /** @returns null if there is no such file */
  get(area: FileArea, key: FileKey): Promise<Buffer | null>;
  /** Does nothing if there is no such file. */
  remove(area: FileArea, key: FileKey): Promise<void>;
};

/** The path below `CDN_URL` at which browsers load a public file. */
export function cdnPath(key: FileKey): string {
  assertFileKey(key);
  return `/${key}`;
}

const keyPattern = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*\.[a-z0-9]+$/;

/** @throws for a key that could leave its area or hide in it */
export function assertFileKey(key: FileKey): void {
  if (key.length > 200 || !keyPattern.test(key)) throw new Error(`Not a file key: ${JSON.stringify(key)}`);
}
