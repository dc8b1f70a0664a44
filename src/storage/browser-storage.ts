/** All keys of local storage; nothing else is written there, and left. */
const storageKeys = {
  popupClosedAt: 'kkumim.popup-closed-at',
  locale: 'kkumim.locale',
  authInfo: 'kkumim.auth-info',
  accessToken: 'kkumim.access-token',
  abilities: 'kkumim.abilities',
  /** Only in browsers without Web Locks, see storage-lease.ts. */
  sessionLease: 'kkumim.session-lease',
  outboxLease: 'kkumim.outbox-lease',
  /** The owner of the cart and its count, see writes/cart/cart-summary.ts. */
  cart: 'kkumim.cart',
  /** CSS of Pretendard, for the script in the head of index.html. */
  fontFaces: 'kkumim.font-faces',
} as const;

type StorageKey = keyof typeof storageKeys;

/** Values that local storage refused (private windows, blocked cookies, full storage). They are lost with the page. */
const inMemory = new Map<StorageKey, string>();

/** `null` when nothing is stored, and on the server. Never throws. */
export function readStored(key: StorageKey): string | null {
  const value = inMemory.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(storageKeys[key]);
  } catch {
    return null;
  }
}

/** Never throws. */
export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(storageKeys[key], value);
    inMemory.delete(key);
  } catch {
    // The next page must not read the old value: using a refresh token twice ends the session.
    removeStored(key);
    inMemory.set(key, value);
  }
}

/** Never throws. */
export function removeStored(key: StorageKey): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(storageKeys[key]);
  } catch {}
}

/**
 * Calls `onChange` when another tab has changed `key` or cleared the storage, and when the page comes back from
 * the back/forward cache, where it receives no storage events. @returns the unsubscribe function
 */
export function subscribeStored(key: StorageKey, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKeys[key] || event.key === null) onChange();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  return () => controller.abort();
}
