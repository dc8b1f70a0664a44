import { parseArgs } from 'node:util';
import { advanceOrder } from '#demo/advance-order.ts';
import { correctParcel } from '#demo/correct-parcel.ts';

// npm run orders -- advance <order number>, or tracking <order number> <carrier> <tracking number>, while the demo shop runs.

const { positionals } = parseArgs({ allowPositionals: true });
const [command, orderNumber, carrier, trackingNumber] = positionals;
const address = `http://localhost:${process.env.PORT || '3000'}`;
const say = (text: string) => process.stdout.write(`${text}\n`);

function chooseTask(): (() => Promise<boolean>) | null {
  if (!orderNumber) return null;
  if (command === 'advance') return () => advanceOrder({ address, orderNumber, say });
  if (command !== 'tracking' || !carrier || !trackingNumber) return null;
  return () => correctParcel({ address, orderNumber, carrier, trackingNumber, say });
}

const task = chooseTask();
if (task) {
  try {
    process.exitCode = (await task()) ? 0 : 1;
  } catch (error) {
    const { message, cause } = error as Error;
    const isClosed = (cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED';
    process.stderr.write(
      isClosed ? `Nothing is open at ${address}: npm start opens the shop.\n` : `${message}\n`,
    );
    process.exitCode = 1;
  }
} else {
  process.stderr.write(
    'Usage: npm run orders -- advance <order number>\n       npm run orders -- tracking <order number> <carrier> <tracking number>\n',
  );
  process.exitCode = 2;
}
