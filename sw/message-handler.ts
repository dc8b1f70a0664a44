import { readWorkerCommand, type WorkerCommand } from '#src/shared/worker-messages.ts';
import { deleteCachedImages } from './images.ts';
import { cachePage, deleteItemPages, refreshShell } from './shell.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

declare const self: ServiceWorkerGlobalScope;

/** Executes the commands of pages. Replies `true` on the message's port, if there is one, when a command is done. */
export function handleMessages(): void {
  self.addEventListener('message', (event) => {
    const command = readWorkerCommand(event.data);
    if (!command) return;
    const [port] = event.ports;
    const done = handleCommand(command).then(() => port?.postMessage(true));
    // A worker with a pending event counts as busy, so waiting until it is idle must not extend the event.
    if (command.type !== 'WAIT_UNTIL_IDLE') event.waitUntil(done);
  });
}

function handleCommand(command: WorkerCommand): Promise<void> {
  switch (command.type) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'CLAIM_CLIENTS':
      return self.clients.claim();
    case 'WAIT_UNTIL_IDLE':
      return waitUntilIdle();
    case 'PURGE':
      return Promise.all([deleteCachedImages(), deleteItemPages()]).then(() => {});
    case 'CACHE_PAGE':
      // Optional: a full disk, for example, must not be an error of the worker.
      return cachePage(command.path, command.locale).catch(() => {});
    case 'REFRESH_SHELL':
      return refreshShell();
  }
}
