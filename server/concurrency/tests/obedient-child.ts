import { serveTasks } from '../pool-child.ts';

/** Does what a test tells it. */
serveTasks<string, unknown>(async (order, ask) => {
  switch (order) {
    case 'pid':
      return process.pid;
    case 'never end':
      for (;;);
    case 'crash':
      return process.exit(1);
    case 'fail':
      throw new Error('as told');
    case 'environment':
      return { ...process.env };
    default:
      return await ask(order);
  }
});
