import { type Reaction, reactionKey } from '#src/graphql/reactions.ts';
import type { ReactionOutcome } from '#src/graphql/send-reaction.ts';
import { createBackoff } from './backoff.ts';
import { networkStatus } from './network-status.ts';
import { openOutboxChannel } from './outbox-channel.ts';
import { withOutboxLock } from './outbox-lock.ts';
import { enqueue, isTooOld, type Reactions, type Refusal, remove, requeue } from './outbox-queue.ts';
import type { OutboxStore } from './outbox-store.ts';
import { type PendingReaction, pendingReactions } from './pending-reactions.ts';

type OutboxOptions = {
  readonly viewerId: string;
  readonly queue: OutboxStore;
  /** Never rejects. */
  readonly send: (reaction: Reaction) => Promise<ReactionOutcome>;
  /** The server has it. `here`: this tab sent it, so its cache knows already. */
  readonly onStored: (reaction: Reaction, here: boolean) => Promise<unknown>;
  readonly onRefused: (reaction: Reaction, refusal: Refusal) => void;
  /** What was just meant has to wait for the network. */
  readonly onDelayed: () => void;
  /** All is sent, and something of it had to wait. */
  readonly onCaughtUp: () => void;
};

export type Outbox = {
  /** Shows what the member means at once, and sends it as soon as that is possible. Never rejects. */
  enqueue(reaction: Reaction): Promise<void>;
  close(): void;
};

/**
 * What one member means with their hearts, until the server knows it: stored before it is sent, by one tab of all, and
 * struck only after an answer, so that each is sent at least once and the last word is sent last.
 */
export function openOutbox(parts: OutboxOptions): Outbox {
  const { viewerId, queue, send, onStored, onRefused, onDelayed, onCaughtUp } = parts;
  const openedAt = Date.now();
  let stored: Reactions = [];
  /** Shown already, but not yet stored. */
  let unstored: Reactions = [];
  let hasFailed = false;
  let isOpen = true;
  let isSending = false;
  let isAskedAgain = false;

  const backoff = createBackoff(() => void sendAll());
  const channel = openOutboxChannel(viewerId, {
    changed: () => void reload(),
    stored: (reaction) => void onStored(reaction, false).then(reload),
    refused: (reaction, refusal) => {
      onRefused(reaction, refusal);
      void reload();
    },
  });
  const unsubscribe = networkStatus.subscribe(() => {
    if (networkStatus.get() === 'online') void sendAll();
    show();
  });
  void reload().then(() => {
    hasFailed = stored.length > 0;
    show();
  });

  return {
    async enqueue(reaction) {
      unstored = enqueue(unstored, reaction);
      show();
      if (networkStatus.get() === 'offline') onDelayed();
      const now = await queue.change((reactions) => enqueue(reactions, reaction));
      unstored = remove(unstored, reaction);
      keep(now);
      channel.post({ type: 'changed' });
      await sendAll();
    },
    close() {
      isOpen = false;
      unsubscribe();
      backoff.stop();
      channel.close();
      pendingReactions.set(new Map());
    },
  };

  function keep(reactions: Reactions): void {
    stored = reactions;
    if (stored.length === 0) hasFailed = false;
    show();
  }

  function show(): void {
    if (!isOpen) return;
    const isWaiting = hasFailed || networkStatus.get() === 'offline';
    // What is not stored yet must not look safe.
    pendingReactions.set(new Map([...stored.map(shownAs(isWaiting)), ...unstored.map(shownAs(false))]));
  }

  async function reload(): Promise<void> {
    keep(await queue.read());
    if (stored.length > 0) await sendAll();
  }

  async function sendAll(): Promise<void> {
    isAskedAgain = true;
    if (isSending) return;
    isSending = true;
    try {
      while (isAskedAgain && isOpen) {
        isAskedAgain = false;
        await withOutboxLock(viewerId, sendQueue);
      }
    } catch (error) {
      console.warn('Sending likes broke off, will retry:', error);
      hasFailed = true;
      show();
      if (isOpen) backoff.retry();
    } finally {
      isSending = false;
    }
  }

  async function sendQueue(): Promise<void> {
    const hadToWait = hasFailed;
    while (await sendNext()) {}
    if (hadToWait && isOpen && stored.length === 0) onCaughtUp();
  }

  async function sendNext(): Promise<boolean> {
    if (networkStatus.get() === 'offline') return false;
    const [reaction] = await queue.read();
    if (!reaction || !isOpen) return false;
    return settle(reaction, isTooOld(reaction, Date.now()) ? 'too-old' : await send(reaction));
  }

  /** @returns whether to go on with the next */
  async function settle(reaction: Reaction, outcome: ReactionOutcome | 'too-old'): Promise<boolean> {
    // The member has left: whatever came of it is nothing to show, and what is stored is deleted anyway.
    if (!isOpen) return false;
    switch (outcome) {
      case 'unreachable':
      case 'unwell':
        hasFailed = true;
        if (outcome === 'unreachable' && reaction.createdAt >= openedAt) onDelayed();
        keep(
          await queue.change((reactions) =>
            outcome === 'unwell' ? requeue(reactions, reaction) : reactions,
          ),
        );
        backoff.retry();
        return false;
      case 'stored':
        await onStored(reaction, true);
        keep(await queue.change((reactions) => remove(reactions, reaction)));
        backoff.reset();
        channel.post({ type: 'stored', reaction });
        return true;
      case 'gone':
      case 'failed':
      case 'too-old':
        keep(await queue.change((reactions) => remove(reactions, reaction)));
        channel.post({ type: 'refused', reaction, refusal: outcome });
        onRefused(reaction, outcome);
        return true;
    }
  }
}

const shownAs =
  (isWaiting: boolean) =>
  (reaction: Reaction): [string, PendingReaction] => [
    reactionKey(reaction),
    { isActive: reaction.isActive, isWaiting },
  ];
