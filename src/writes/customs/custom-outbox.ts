import type { Client } from 'urql';
import type { Session } from '#src/session/session.ts';
import { type Outbox, openOutbox } from '../outbox/outbox.ts';
import type { Refusal } from '../outbox/outbox-queue.ts';
import { customQueue } from './custom-queue.ts';
import type { CustomWrite } from './custom-write.ts';
import { pendingCustoms, settleCustom } from './pending-customs.ts';
import { sendCustom } from './send-custom.ts';

type CustomOutboxOptions = {
  readonly viewerId: string;
  readonly client: Client;
  readonly session: Session;
  readonly onRefused: (custom: CustomWrite, refusal: Refusal) => void;
  readonly onDelayed: () => void;
  readonly onCaughtUp: () => void;
};

/** The outbox of the customs that a member saves on this device. */
export function openCustomOutbox(options: CustomOutboxOptions): Outbox<CustomWrite> {
  const { viewerId, client, session, onRefused, ...listeners } = options;
  return openOutbox({
    viewerId,
    name: 'customs',
    store: customQueue(viewerId),
    async send({ content, createdAt }) {
      await session.ensureFresh();
      // The viewer has changed: the custom stays in the queue, if its database was not deleted.
      if (session.viewer().id !== viewerId) return 'unreachable';
      return (await sendCustom(client, viewerId, content, createdAt)).outcome;
    },
    onStored: async ({ content }) => settleCustom(content.customId, 'stored'),
    onChange: (pending) =>
      pendingCustoms.set(pending.map(({ content, isWaiting }) => ({ ...content, isWaiting }))),
    onRefused(custom, refusal) {
      settleCustom(custom.customId, 'refused');
      onRefused(custom, refusal);
    },
    ...listeners,
  });
}
