const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id in an address is checked before it is asked for: the data service refuses other texts as a fault. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
