import { createProcessPool } from '../process-pool.ts';

// A server with one child: prints the child's process id and keeps running.
const script = new URL('./command-child.ts', import.meta.url);
const pool = createProcessPool<string, number>({
  script,
  size: 1,
  maxQueued: 1,
  timeoutMs: 60_000,
  log: { warn: () => {} },
});
const result = await pool.run((runTask) => runTask('pid'));
if (result.ok && result.value.ok) process.stdout.write(`${result.value.value}\n`);
setInterval(() => {}, 1_000);
