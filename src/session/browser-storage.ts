/** Everything the shop keeps in local storage; nothing else may be written there. */
const keys = {
  popupClosedAt: 'kkumim.popup-closed-at',
  locale: 'kkumim.locale',
} as const;

type StorageKey = keyof typeof keys;

/** `null` also where storage is forbidden (private windows, blocked cookies) or there is no browser. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(keys[key]);
  } catch {
    return null;
  }
}

/** A full or forbidden storage loses the value, never the page. */
export function store(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(keys[key], value);
  } catch {}
}
