import { readWorkerCommand, type WorkerCommand } from '#src/shared/worker-messages.ts';
import { forgetPictures } from './pictures.ts';
import { refreshShell } from './shell.ts';
import { untilQuiet } from './until-quiet.ts';

declare const self: ServiceWorkerGlobalScope;

/** Does what pages ask for, and says `true` when it is done if they left a port for it. */
export function answerPages(): void {
  self.addEventListener('message', (event) => {
    const command = readWorkerCommand(event.data);
    if (!command) return;
    const [port] = event.ports;
    const done = obey(command).then(() => port?.postMessage(true));
    // An event that waited for quiet would itself be work.
    if (command !== 'BE_QUIET') event.waitUntil(done);
  });
}

function obey(command: WorkerCommand): Promise<void> {
  switch (command) {
    case 'SKIP_WAITING':
      return self.skipWaiting();
    case 'CLAIM_CLIENTS':
      return self.clients.claim();
    case 'BE_QUIET':
      return untilQuiet();
    case 'PURGE':
      return forgetPictures();
    case 'REFRESH_SHELL':
      return refreshShell();
  }
}
