import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from './cookies.ts';

/**
 * A random value by which one browser is recognised. Browsers accept the prefix `__Host-` by https only, so a shop on a
 * machine of one's own has another name: it is for trying out, also from a phone in the same network.
 */
export type BrowserCookie = {
  /** @returns the hash of what the browser has brought; null without a cookie */
  read(request: Pick<FastifyRequest, 'headers'>): Buffer | null;
  /** Gives this browser a value, or lets it keep the one that it has. @returns its hash */
  set(reply: FastifyReply, keepDays: number): Buffer;
  clear(reply: FastifyReply): void;
};

export function createBrowserCookie(publicOrigin: string | null, label: string): BrowserCookie {
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const name = isSecure ? `__Host-${label}` : `kkumim-${label}`;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

  const readToken = (request: Pick<FastifyRequest, 'headers'>) => {
    const token = readCookie(request, name);
    return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
  };
  return {
    read: (request) => {
      const token = readToken(request);
      return token === undefined ? null : hashOf(token);
    },
    set(reply, keepDays) {
      const token = readToken(reply.request) ?? randomBytes(32).toString('base64url');
      reply.header('set-cookie', `${name}=${token}; Max-Age=${keepDays * 86_400}; ${attributes}`);
      return hashOf(token);
    },
    clear(reply) {
      reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`);
    },
  };
}

/** The database knows hashes only: who reads it cannot pretend to be a browser. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
