import { join } from 'node:path';
import { projectFolder, runCommand } from '#tools/scripts/run-command.ts';
import { findKeycloak } from './distribution.ts';

// `npm run test:keycloak`: the storefront's session and the data service against a real Keycloak, where one can be had.

const keycloak = await findKeycloak();
if (keycloak.ok) {
  const config = join(projectFolder, 'tests/keycloak/vitest.config.ts');
  const args = ['run', '--config', config, ...process.argv.slice(2)];
  process.exitCode = await runCommand('vitest', { args, environment: { KEYCLOAK_HOME: keycloak.value } });
} else {
  process.stdout.write(`Keycloak tests skipped: ${keycloak.problem}\n`);
}
