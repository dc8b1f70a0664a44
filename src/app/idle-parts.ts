import { runWorker } from '#src/pwa/run-worker.ts';
import { startInstallPrompt } from '#src/pwa/start-install-prompt.ts';
import { deleteOtherViewerDatabases } from '#src/storage/delete-other-databases.ts';
import { addPrintStyles } from '#src/styles/add-print-styles.ts';
import { storeFonts } from '#src/styles/store-fonts.ts';
import { recordPage } from './record-page.ts';

export const idleParts = {
  storeFonts,
  deleteOtherViewerDatabases,
  recordPage,
  runWorker,
  startInstallPrompt,
};

// For every page, and nothing waits for it.
addPrintStyles();

export type IdleParts = typeof idleParts;
