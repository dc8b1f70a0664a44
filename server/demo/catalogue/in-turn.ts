/** One of every group, then the next of every group: a list never shows one kind only. */
export function inTurn<Thing>(groups: readonly (readonly Thing[])[]): Thing[] {
  const rounds = Math.max(0, ...groups.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    groups.flatMap((group) => group.slice(round, round + 1)),
  ).flat();
}
