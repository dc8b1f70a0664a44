import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import { tlsIdentity } from './certificate.ts';
import type { Registration } from './google-endpoints.ts';
import { protobuf, readVarint, varint } from './protobuf.ts';

// Mobile Connection Server: one byte of version, then messages as tag, length, content.
const version = 41;
const heartbeatPing = 0;
const heartbeatAck = 1;
const loginRequest = 2;
const loginResponse = 3;
const dataMessage = 8;

/** The line over which Chromium hears messages. */
export async function openMessageStream() {
  const open = new Set<TLSSocket>();
  /** For a browser that has subscribed and does not listen yet. */
  let kept: Buffer[] = [];
  let streamId = 1;

  const server = createServer(tlsIdentity, (socket) => {
    let buffer: Buffer = Buffer.alloc(0);
    let isGreeted = false;
    socket.on('data', (piece: Buffer) => {
      buffer = Buffer.concat([buffer, piece]);
      if (!isGreeted) {
        buffer = buffer.subarray(1);
        isGreeted = true;
      }
      for (let next = readFrame(buffer); next; next = readFrame(buffer)) {
        buffer = buffer.subarray(next.length);
        answer(socket, next.tag);
      }
    });
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  });

  function answer(socket: TLSSocket, tag: number): void {
    if (tag === heartbeatPing) socket.write(frame(heartbeatAck, Buffer.alloc(0)));
    if (tag !== loginRequest) return;
    const welcome = Buffer.concat([protobuf.bytes(1, 'stand-in'), protobuf.number(8, Date.now())]);
    socket.write(Buffer.concat([Buffer.from([version]), frame(loginResponse, welcome)]));
    open.add(socket);
    for (const message of kept) socket.write(message);
    kept = [];
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    send({ app, subtype, sender }: Registration, body: Buffer, encoding: string): void {
      streamId += 1;
      const message = Buffer.concat([
        protobuf.bytes(3, sender),
        protobuf.bytes(5, app),
        appData('subtype', subtype),
        appData('content-encoding', encoding),
        protobuf.bytes(9, `pid-${randomUUID()}`),
        protobuf.number(10, streamId),
        protobuf.number(17, 60),
        protobuf.number(18, Date.now()),
        protobuf.bytes(21, body),
      ]);
      if (open.size === 0) kept.push(frame(dataMessage, message));
      for (const socket of open) socket.write(frame(dataMessage, message));
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

const frame = (tag: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([tag]), varint(content.length), content]);

const appData = (key: string, value: string): Buffer =>
  protobuf.bytes(7, Buffer.concat([protobuf.bytes(1, key), protobuf.bytes(2, value)]));

/** `null` while it is not all there. */
function readFrame(buffer: Buffer): { tag: number; length: number } | null {
  const size = readVarint(buffer, 1);
  if (!size) return null;
  const length = 1 + size.length + size.value;
  return buffer.length < length ? null : { tag: buffer[0] ?? 0, length };
}
