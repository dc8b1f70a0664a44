/** Removed at once. */
const key = 'kkumim.trial';

/** Whether this browser keeps for the next page what a login leaves in local storage. */
export function canStore(): boolean {
  try {
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
