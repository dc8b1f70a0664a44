import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import type { SmtpSettings } from '#server/messages/smtp-adapter.ts';
import { tlsIdentity } from './push-service/certificate.ts';

/** The mail server of an operator; `mails` are the messages it has accepted. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const mails: string[] = [];
  const sockets: Socket[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    ...tlsIdentity,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => sockets.push(socket));
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => void server.close());
  const { port } = listening.address() as AddressInfo;
  const settings: SmtpSettings = {
    host: '127.0.0.1',
    port,
    isSecure: false,
    credentials: null,
    from: { name: '꾸밈', address: 'hello@shop.example' },
  };
  const disconnectClients = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { settings, mails, disconnectClients };
}
