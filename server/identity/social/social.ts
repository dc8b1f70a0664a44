import type { SocialProviderName } from '#src/shared/contracts/social-names.ts';
import type { SocialProvider } from './social-provider.ts';

type Names<Value> = Readonly<Partial<Record<SocialProviderName, Value>>>;

export type Social = {
  readonly providers: Names<SocialProvider>;
  /** Addresses of the scripts of those who have one. */
  readonly scripts: Names<string>;
  /** Finds the id by which a script names the shop. */
  readonly findClientId: (name: SocialProviderName) => Promise<string | null>;
  /** Finds the demo shop's own provider, which browsers reach through the shop; null: there is none. */
  readonly findSandbox: (() => Promise<string>) | null;
  /** Members link further accounts by themselves. */
  readonly canLink: boolean;
  readonly close: () => void;
};
