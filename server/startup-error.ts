/**
 * The server cannot start for a reason that its operator can cure. `main.ts` prints the message as one line, without a
 * stack, and ends with code 1.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
