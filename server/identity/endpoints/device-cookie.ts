import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Realm } from '../realm.ts';

const name = '__Secure-kkumim-device';
const seconds = 180 * 24 * 60 * 60;

/** @returns an empty text without one */
export function readDeviceCookie({ headers }: FastifyRequest): string {
  return new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1] ?? '';
}

/** Travels to the token endpoint and nowhere else, and no script can read it. */
export function setDeviceCookie(reply: FastifyReply, { address }: Realm, mark: string): void {
  const path = `${address}/protocol/openid-connect/token`;
  const rules = `Path=${path}; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`;
  reply.header('set-cookie', `${name}=${mark}; ${rules}`);
}
