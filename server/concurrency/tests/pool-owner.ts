import { createProcessPool } from '../process-pool.ts';

// A server with one child; says the child's process id, and stays.
const script = new URL('./obedient-child.ts', import.meta.url);
const pool = createProcessPool<string, number>({
  script,
  size: 1,
  queued: 1,
  timeoutMs: 60_000,
  log: { warn: () => {} },
});
const told = await pool.run((task) => task('pid'));
if (told.ok && told.value.ok) process.stdout.write(`${told.value.value}\n`);
setInterval(() => {}, 1_000);
