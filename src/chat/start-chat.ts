import type { RegisteredRouter } from '@tanstack/react-router';
import { loadInBackground } from '#src/ui/load-in-background.ts';
import { runWhenIdle } from '#src/ui/run-when-idle.ts';
import { isChatRemembered } from './remembered-chat.ts';

/** After a reload, goes on with a chat when the browser is idle. Otherwise nothing is loaded until somebody asks for it. */
export function startChat(router: RegisteredRouter): void {
  if (!router.options.context.config.chat || !isChatRemembered()) return;
  runWhenIdle(() =>
    loadInBackground(
      () => import('./chat-session.ts'),
      ({ bootChat }) => void bootChat(router),
    ),
  );
}
