/** Everything the shop keeps in local storage; nothing else may be written there. */
const keys = {
  popupClosedAt: 'kkumim.popup-closed-at',
  locale: 'kkumim.locale',
  authInfo: 'kkumim.auth-info',
  accessToken: 'kkumim.access-token',
  abilities: 'kkumim.abilities',
  /** Only where the browser has no Web Locks, see lease.ts. */
  sessionLease: 'kkumim.session-lease',
  outboxLease: 'kkumim.outbox-lease',
} as const;

type StorageKey = keyof typeof keys;

/** What local storage refused (private windows, blocked cookies, no room left): it lasts as long as the page. */
const kept = new Map<StorageKey, string>();

/** `null` also where there is no browser. */
export function readStored(key: StorageKey): string | null {
  const value = kept.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(keys[key]);
  } catch {
    return null;
  }
}

export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(keys[key], value);
    kept.delete(key);
  } catch {
    // The older value must not come back with the next page: a refresh token used twice ends the session.
    forget(key);
    kept.set(key, value);
  }
}

export function forget(key: StorageKey): void {
  kept.delete(key);
  try {
    localStorage.removeItem(keys[key]);
  } catch {}
}

/** Tells when another tab has changed `key`, or emptied the storage. */
export function subscribeStored(key: StorageKey, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === keys[key] || event.key === null) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
