import { type HeartIntent, heartKey } from '#src/graphql/hearts.ts';
import type { HeartOutcome } from '#src/graphql/send-heart.ts';
import { connection } from './connection.ts';
import { asOnlySender } from './one-sender.ts';
import { openOutboxChannel } from './outbox-channel.ts';
import { type Intents, isTooOld, putLast, type Refusal, record, strike } from './outbox-rules.ts';
import type { OutboxShelf } from './outbox-shelf.ts';
import { type PendingHeart, pendingHearts } from './pending-hearts.ts';
import { retryClock } from './retry-clock.ts';

type OutboxParts = {
  readonly viewerId: string;
  readonly shelf: OutboxShelf;
  /** Never rejects. */
  readonly send: (intent: HeartIntent) => Promise<HeartOutcome>;
  /** The server has it. `here`: this tab sent it, so its cache knows already. */
  readonly onStored: (intent: HeartIntent, here: boolean) => Promise<unknown>;
  readonly onRefused: (intent: HeartIntent, refusal: Refusal) => void;
  /** What was just meant has to wait for the network. */
  readonly onDelayed: () => void;
  /** All is sent, and something of it had to wait. */
  readonly onCaughtUp: () => void;
};

export type Outbox = {
  /** Shows what the member means at once, and sends it as soon as that is possible. Never rejects. */
  give(intent: HeartIntent): Promise<void>;
  close(): void;
};

/**
 * What one member means with their hearts, until the server knows it: stored before it is sent, by one tab of all, and
 * struck only after an answer, so that each is sent at least once and the last word is sent last.
 */
export function openOutbox(parts: OutboxParts): Outbox {
  const { viewerId, shelf, send, onStored, onRefused, onDelayed, onCaughtUp } = parts;
  const openedAt = Date.now();
  let stored: Intents = [];
  /** Shown already, but not yet stored. */
  let spoken: Intents = [];
  let hasFailed = false;
  let isOpen = true;
  let isSending = false;
  let isAskedAgain = false;

  const clock = retryClock(() => void sendAll());
  const channel = openOutboxChannel(viewerId, {
    changed: () => void lookAgain(),
    stored: (intent) => void onStored(intent, false).then(lookAgain),
    refused: (intent, refusal) => {
      onRefused(intent, refusal);
      void lookAgain();
    },
  });
  const unsubscribe = connection.subscribe(() => {
    if (connection.get() === 'online') void sendAll();
    show();
  });
  void lookAgain().then(() => {
    hasFailed = stored.length > 0;
    show();
  });

  return {
    async give(intent) {
      spoken = record(spoken, intent);
      show();
      if (connection.get() === 'offline') onDelayed();
      const now = await shelf.change((intents) => record(intents, intent));
      spoken = strike(spoken, intent);
      keep(now);
      channel.post({ type: 'changed' });
      await sendAll();
    },
    close() {
      isOpen = false;
      unsubscribe();
      clock.stop();
      channel.close();
      pendingHearts.set(new Map());
    },
  };

  function keep(intents: Intents): void {
    stored = intents;
    if (stored.length === 0) hasFailed = false;
    show();
  }

  function show(): void {
    if (!isOpen) return;
    const isWaiting = hasFailed || connection.get() === 'offline';
    // What is not stored yet must not look safe.
    pendingHearts.set(new Map([...stored.map(shownAs(isWaiting)), ...spoken.map(shownAs(false))]));
  }

  async function lookAgain(): Promise<void> {
    keep(await shelf.read());
    if (stored.length > 0) await sendAll();
  }

  async function sendAll(): Promise<void> {
    isAskedAgain = true;
    if (isSending) return;
    isSending = true;
    try {
      while (isAskedAgain && isOpen) {
        isAskedAgain = false;
        await asOnlySender(viewerId, sendInTurn);
      }
    } catch (error) {
      console.warn('Sending likes broke off, will retry:', error);
      hasFailed = true;
      show();
      if (isOpen) clock.later();
    } finally {
      isSending = false;
    }
  }

  async function sendInTurn(): Promise<void> {
    const hadToWait = hasFailed;
    while (await sendNext()) {}
    if (hadToWait && isOpen && stored.length === 0) onCaughtUp();
  }

  async function sendNext(): Promise<boolean> {
    if (connection.get() === 'offline') return false;
    const [intent] = await shelf.read();
    if (!intent || !isOpen) return false;
    return settle(intent, isTooOld(intent, Date.now()) ? 'too-old' : await send(intent));
  }

  /** @returns whether to go on with the next */
  async function settle(intent: HeartIntent, outcome: HeartOutcome | 'too-old'): Promise<boolean> {
    // The member has left: whatever came of it is nothing to show, and what is stored is deleted anyway.
    if (!isOpen) return false;
    switch (outcome) {
      case 'unreachable':
      case 'unwell':
        hasFailed = true;
        if (outcome === 'unreachable' && intent.madeAt >= openedAt) onDelayed();
        keep(await shelf.change((intents) => (outcome === 'unwell' ? putLast(intents, intent) : intents)));
        clock.later();
        return false;
      case 'stored':
        await onStored(intent, true);
        keep(await shelf.change((intents) => strike(intents, intent)));
        clock.reset();
        channel.post({ type: 'stored', intent });
        return true;
      case 'gone':
      case 'failed':
      case 'too-old':
        keep(await shelf.change((intents) => strike(intents, intent)));
        channel.post({ type: 'refused', intent, refusal: outcome });
        onRefused(intent, outcome);
        return true;
    }
  }
}

const shownAs =
  (isWaiting: boolean) =>
  (intent: HeartIntent): [string, PendingHeart] => [heartKey(intent), { isGiven: intent.isGiven, isWaiting }];
