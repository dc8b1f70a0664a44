import { serveTasks } from '../process-pool-child.ts';

/** Runs the command that a test sends; any other input is sent back to the server process as a request. */
serveTasks<string, unknown>(async (command, sendRequest) => {
  switch (command) {
    case 'pid':
      return process.pid;
    case 'never end':
      for (;;);
    case 'crash':
      return process.exit(1);
    case 'fail':
      throw new Error('failed on command');
    case 'environment':
      return { ...process.env };
    default:
      return await sendRequest(command);
  }
});
