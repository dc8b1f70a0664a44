/** A line of the results, with what it should be at most or at least. */
export function printFigure(name: string, figure: string, goal = ''): void {
  console.log(`${name.padEnd(46)} ${figure.padStart(15)}${goal && `   goal ${goal}`}`);
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
