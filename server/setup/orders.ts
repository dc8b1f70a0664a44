import { parseArgs } from 'node:util';
import { advanceOrder } from '#server/demo/advance-order.ts';

// npm run orders -- advance <order number>, while the demo shop runs.

const { positionals } = parseArgs({ allowPositionals: true });
const [command, orderNumber] = positionals;
const address = `http://localhost:${process.env.PORT || '3000'}`;
const say = (text: string) => process.stdout.write(`${text}\n`);

if (command === 'advance' && orderNumber) {
  try {
    process.exitCode = (await advanceOrder({ address, orderNumber, say })) ? 0 : 1;
  } catch (error) {
    const { message, cause } = error as Error;
    const isClosed = (cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
    process.stderr.write(
      isClosed ? `Nothing is open at ${address}: npm start opens the shop.\n` : `${message}\n`,
    );
    process.exitCode = 1;
  }
} else {
  process.stderr.write('Usage: npm run orders -- advance <order number>\n');
  process.exitCode = 2;
}
