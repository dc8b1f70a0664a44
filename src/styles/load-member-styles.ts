let loading: Promise<void> | undefined;

/**
 * The style sheet of the features that tools/build/member-features.ts names, before their screens are shown. Without the
 * address in the page there is nothing to load: the development server brings each module's styles with its code.
 * @throws if it cannot be had; the next call tries again
 */
export function loadMemberStyles(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="member-styles"]')?.content;
  if (!address) return Promise.resolve();
  loading ??= addSheet(address).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function addSheet(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} could not be loaded.`));
    };
    document.head.append(link);
  });
}
