/** Has the shopper asked to be spared what they have not asked for? */
export function prefersReducedData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
