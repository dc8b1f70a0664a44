import { readWorkerCommand, type WorkerCommand } from '#src/shared/worker-messages.ts';
import { deletePictures } from './pictures.ts';
import { refreshShell } from './shell.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

declare const self: ServiceWorkerGlobalScope;

/** Does what pages ask for, and says `true` when it is done if they left a port for it. */
export function handleMessages(): void {
  self.addEventListener('message', (event) => {
    const command = readWorkerCommand(event.data);
    if (!command) return;
    const [port] = event.ports;
    const done = handleCommand(command).then(() => port?.postMessage(true));
    // An event that waited for quiet would itself be work.
    if (command !== 'WAIT_UNTIL_IDLE') event.waitUntil(done);
  });
}

function handleCommand(command: WorkerCommand): Promise<void> {
  switch (command) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'CLAIM_CLIENTS':
      return self.clients.claim();
    case 'WAIT_UNTIL_IDLE':
      return waitUntilIdle();
    case 'PURGE':
      return deletePictures();
    case 'REFRESH_SHELL':
      return refreshShell();
  }
}
