import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type StoredObject = {
  readonly content: Buffer;
  readonly contentType: string | undefined;
  readonly cacheControl: string | undefined;
};

const credentials = { S3_ACCESS_KEY_ID: 'AKIATEST', S3_SECRET_ACCESS_KEY: 'the secret' };

/** PUT, GET and DELETE of S3, for who signs by Signature Version 4 with its credentials. */
export async function startS3Server() {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const refuse = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    if (!isSigned(request, body)) return void refuse(403, 'SignatureDoesNotMatch');
    const name = decodeURIComponent(new URL(request.url ?? '', 'http://s3').pathname.slice(1));
    const stored = objects.get(name);
    switch (request.method) {
      case 'PUT': {
        const { 'content-type': contentType, 'cache-control': cacheControl } = request.headers;
        objects.set(name, { content: body, contentType, cacheControl });
        return void response.end();
      }
      case 'GET':
        return void (stored ? response.end(stored.content) : refuse(404, 'NoSuchKey'));
      case 'DELETE':
        objects.delete(name);
        return void response.writeHead(204).end();
      default:
        return void refuse(405, 'MethodNotAllowed');
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const environment = {
    ...credentials,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_PUBLIC_BUCKET: 'public-bucket',
    S3_PRIVATE_BUCKET: 'private-bucket',
    CDN_URL: 'https://cdn.example',
  };
  return { objects, environment };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Signature Version 4: header, canonical request, string to sign, signature. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, credential = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  const [accessKey, ...scope] = credential.split('/');
  if (accessKey !== credentials.S3_ACCESS_KEY_ID) return false;
  const { pathname, searchParams } = new URL(url, 'http://s3');
  searchParams.sort();
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== sha256(body)) return false;
  const canonical = [method, pathname, searchParams, signed.join(''), names, bodyHash].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${credentials.S3_SECRET_ACCESS_KEY}`);
  return hmac(key, text).toString('hex') === signature;
}
