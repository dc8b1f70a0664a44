import plugin from 'fastify-plugin';
import type { KeycloakAdapter } from '#server/identity/keycloak/keycloak-adapter.ts';
import type { Messages } from '#server/messages/messages.ts';
import type { DeliveryTracker } from '#server/ordering/fulfillment/delivery-tracker.ts';
import type { Payments } from '#server/ordering/payments/payments.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { WalletService } from '#server/services/wallet/wallet-service.ts';

/** The systems outside the shop, each behind an adapter that the configuration chooses. */
export type Adapters = {
  readonly messages: Messages;
  readonly files: Files;
  readonly payments: Payments;
  readonly wallet: WalletService | null;
  /** Null: operators say by themselves what has been delivered. */
  readonly tracker: DeliveryTracker | null;
  /** Null: accounts are in tables of our own. */
  readonly keycloak: KeycloakAdapter | null;
};

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into the library's own interface
  interface FastifyInstance {
    readonly messages: Messages;
    readonly files: Files;
    readonly payments: Payments;
    /** Null: the shop has no wallets. */
    readonly wallet: WalletService | null;
  }
}

/** The routes find the systems outside the shop at `app.messages`, `app.files`, `app.payments` and `app.wallet`. */
export const adapters = plugin(async (app, { messages, files, payments, wallet, tracker }: Adapters) => {
  app.decorate('messages', messages);
  app.decorate('files', files);
  app.decorate('payments', payments);
  app.decorate('wallet', wallet);
  app.addHook('onClose', async () => {
    wallet?.close();
    tracker?.close();
  });
});
