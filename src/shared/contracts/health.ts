import { Type } from 'typebox';
import type { Contract } from './contract.ts';

/** Not below `/api/v1`: for whoever watches the process. */
export const readHealth = {
  endpoint: 'GET /healthz',
  summary: 'The process is alive',
  tag: 'service',
  access: 'public',
  essential: true,
  responses: { 200: Type.Object({ status: Type.String() }) },
} as const satisfies Contract;

const readiness = Type.Object({ status: Type.String(), database: Type.String(), migrations: Type.String() });

export const readReadiness = {
  endpoint: 'GET /readyz',
  summary: 'The shop can serve',
  tag: 'service',
  access: 'public',
  essential: true,
  responses: { 200: readiness, 503: readiness },
} as const satisfies Contract;
