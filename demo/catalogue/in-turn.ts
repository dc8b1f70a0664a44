/** One of every group, then the next of every group: a list never shows one kind only. */
export function inTurn<Item>(groups: readonly (readonly Item[])[]): Item[] {
  const rounds = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat();
}
