import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './attacks.ts';
import type { AttackingMember } from './member-attacks.ts';

/** They have no messages. */
const unused = { burst: 0, every: 1_000, message: () => ({ path: '/' }) } as const;

/** Misses, and what is done with connections themselves. */
export const connectionAttacks = (member: AttackingMember): readonly Attack[] => [
  {
    name: 'C1: the description 100 times a second',
    burst: 25,
    every: 250,
    message: () => ({ path: '/api/v1/openapi.json' }),
  },
  {
    name: 'C2: 100 made-up addresses a second',
    burst: 25,
    every: 250,
    message: () => ({ path: `/product/${randomUUID()}` }),
  },
  {
    name: 'C3: 300 connections at once',
    burst: 300,
    every: 1_000,
    message: () => ({ path: `/product/${randomUUID()}` }),
  },
  {
    name: 'C4: 500 pipelined requests a second',
    ...unused,
    run: (address, from, until) =>
      openSockets(address, { count: 5, until }, (socket, number) => pipeline(socket, from(number))),
  },
  {
    name: 'C5: 30 slow uploads',
    ...unused,
    run: (address, from, until) =>
      openSockets(address, { count: 30, until }, (socket, number, isNew) =>
        trickle(socket, { from: from(number), token: member.token, isNew }),
      ),
  },
];

type Write = (socket: Socket, number: number, isNew: boolean) => void;

/** So many connections that write once a second; one that is closed is opened again. */
async function openSockets(
  address: string,
  { count, until }: { readonly count: number; readonly until: AbortSignal },
  write: Write,
): Promise<void> {
  const { hostname, port } = new URL(address);
  const sockets: (Socket | undefined)[] = [];
  while (!until.aborted) {
    for (let number = 0; number < count; number += 1) {
      const known = sockets[number];
      const isNew = !known || known.destroyed;
      const socket = isNew ? connect(Number(port), hostname).on('error', () => {}) : known;
      socket.resume();
      sockets[number] = socket;
      write(socket, number, isNew);
    }
    await wait(1_000, undefined, { signal: until }).catch(() => {});
  }
  for (const socket of sockets) socket?.destroy();
}

function pipeline(socket: Socket, from: string): void {
  const request = `GET /api/v1/openapi.json HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${from}\r\n\r\n`;
  socket.write(request.repeat(100));
}

type Trickle = { readonly from: string; readonly token: string; readonly isNew: boolean };

/** As slowly as is allowed: 32 kB in every 20 seconds. */
function trickle(socket: Socket, { from, token, isNew }: Trickle): void {
  if (isNew) {
    socket.write(
      `POST /api/v1/uploads?purpose=INQUIRY HTTP/1.1\r\nHost: shop\r\nX-Forwarded-For: ${from}\r\n` +
        `Authorization: Bearer ${token}\r\nContent-Type: image/jpeg\r\nContent-Length: 9000000\r\n\r\n`,
    );
  }
  socket.write(Buffer.alloc(2_000));
}
