// Plain JavaScript without dependencies, and no library: setup.mjs shows it while the packages are being installed, on
// whatever Node (18 or newer) is there.

const barWidth = 24;

/**
 * @typedef {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} Output
 * @typedef {{ update(done: number, total: number): void, end(outcome?: 'done' | 'failed'): void }} Progress
 */

/**
 * Shows how far a step is: a bar on a terminal, elsewhere one line when the step begins.
 *
 * @param {string} label
 * @param {Output} output
 * @returns {Progress}
 */
export function startProgress(label, output = process.stdout) {
  if (!isTerminal(output)) {
    output.write(`${label} ...\n`);
    return { update() {}, end() {} };
  }
  const start = Date.now();
  let shown = '';
  const show = (text) => {
    if (text === shown) return;
    shown = text;
    output.write(`\r\u001b[K${text}`);
  };
  const update = (done, total) => {
    const share = total > 0 ? Math.min(done / total, 1) : 0;
    const filled = Math.round(share * barWidth);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`;
    show(
      `${bar} ${String(Math.round(share * 100)).padStart(3)} %  ${label}`.slice(
        0,
        (output.columns || 80) - 1,
      ),
    );
  };
  update(0, 1);
  return {
    update,
    end(outcome = 'done') {
      show(`${label}: ${outcome} after ${Math.round((Date.now() - start) / 1000)} s`);
      output.write('\n');
    },
  };
}

/**
 * Whether a person reads the output.
 *
 * @param {Output} output
 */
export function isTerminal(output = process.stdout) {
  return Boolean(output.isTTY) && process.env.TERM !== 'dumb';
}
