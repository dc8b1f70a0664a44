import { readWorkerCommand, type WorkerCommand } from '#src/shared/worker-messages.ts';
import { forgetPictures } from './pictures.ts';
import { refreshShell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** Does what pages ask for, and says `true` when it is done if they left a port for it. */
export function answerPages(): void {
  self.addEventListener('message', (event) => {
    const command = readWorkerCommand(event.data);
    if (!command) return;
    const [port] = event.ports;
    event.waitUntil(obey(command).then(() => port?.postMessage(true)));
  });
}

function obey(command: WorkerCommand): Promise<void> {
  switch (command) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'PURGE':
      return forgetPictures();
    case 'REFRESH_SHELL':
      return refreshShell();
  }
}
