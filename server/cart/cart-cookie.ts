import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Which cart is this browser's. Browsers accept the prefix `__Host-` by https only, so a shop on a machine of one's own has
 * another name: it is for trying out, also from a phone in the same network.
 */
export type CartCookie = {
  /** @returns the hash of what the browser has brought; null without a cookie */
  read(request: FastifyRequest): Buffer | null;
  /** Gives this browser a cart, or lets it keep the one that it has. */
  set(reply: FastifyReply, keepDays: number): Buffer;
  clear(reply: FastifyReply): void;
};

export function createCartCookie(publicOrigin: string | null): CartCookie {
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const name = isSecure ? '__Host-cart' : 'kkumim-cart';
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const pattern = new RegExp(`(?:^|; )${name}=([\\w-]{43})(?:;|$)`);

  const readToken = ({ headers }: FastifyRequest) => pattern.exec(headers.cookie ?? '')?.[1];
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

/** The database knows hashes only: who reads it cannot take over a cart. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
