import type { SandboxCredentials } from './credentials.ts';

/** The settings with which the shop starts the process. */
export type SandboxOrder = {
  readonly journalFile: string;
  readonly credentials: SandboxCredentials;
  /** 0: a free one. */
  readonly port: number;
};

/** From the shop, as soon as it listens. */
export type GatewayMessage = { readonly webhookUrl: string };

const variable = 'SANDBOX_ORDER';

/** By the environment, because arguments are seen by every user of the machine. */
export const writeOrder = (order: SandboxOrder) => ({ [variable]: JSON.stringify(order) });
export const readOrder = (environment: NodeJS.ProcessEnv): SandboxOrder =>
  JSON.parse(environment[variable] ?? '{}');
