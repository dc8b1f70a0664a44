import { endWithShop, sayReady } from '../process-of-shop.ts';

// A process that says what it was told. It does not really listen.
endWithShop();
process.on('message', (message) => process.send?.({ kind: 'heard', message }));
sayReady(Number(process.env.FORMER_PORT) || 4_242);
