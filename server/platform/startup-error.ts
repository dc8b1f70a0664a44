/**
 * The server cannot start for a reason that the operator can fix. `main.ts` prints the message as one line, without a
 * stack trace, and exits with code 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
