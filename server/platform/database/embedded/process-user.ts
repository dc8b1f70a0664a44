import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from '../../startup-error.ts';

/** The operating system user that PostgreSQL runs as. */
export type ProcessUser = {
  /** Put in front of each PostgreSQL command. */
  readonly commandPrefix: readonly string[];
  /** User id that must own the database files; null when ownership stays as it is. */
  readonly fileOwner: number | null;
};

type UserIds = { uid: number; gid: number };

// PostgreSQL gets an interrupt (its fast, clean stop) when the server process dies, even by kill -9.
const stopWithParent = ['setpriv', '--pdeathsig', 'INT'];

/** PostgreSQL refuses to run as root, so root starts it as another user; every other user runs it as itself. */
export async function chooseProcessUser(): Promise<ProcessUser> {
  if (process.getuid?.() !== 0) {
    return { commandPrefix: (await canRun(stopWithParent)) ? stopWithParent : [], fileOwner: null };
  }
  const ids = await findUnprivilegedUser();
  for (const user of [userInNamespace(ids), systemUser(ids)]) {
    if (await canRun(user.commandPrefix)) return user;
  }
  throw new StartupError(
    'PostgreSQL does not run as root and neither unshare nor setpriv (util-linux) works here: start as an ordinary user or give a server by DATABASE_URL.',
  );
}

/** Root mapped to another user in a user namespace: it keeps root's access to a project below a 0700 folder. */
export function userInNamespace({ uid, gid }: UserIds): ProcessUser {
  return {
    commandPrefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, ...stopWithParent],
    fileOwner: 0,
  };
}

/** For systems without user namespaces (most containers). One capability remains, for projects below a 0700 folder. */
export function systemUser({ uid, gid }: UserIds): ProcessUser {
  // The secure bit makes access(2) respect the capability too; initdb uses it to check that it may execute postgres.
  const capabilities = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
  ];
  const [setpriv = 'setpriv', ...rest] = stopWithParent;
  return {
    commandPrefix: [setpriv, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities, ...rest],
    fileOwner: uid,
  };
}

/** initdb looks up its user by name, so the user must exist in /etc/passwd. */
export async function findUnprivilegedUser(): Promise<UserIds> {
  const users = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => {
    const [name, , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
  const user = users.find(({ name }) => name === 'nobody') ?? users.find(({ uid }) => uid > 0);
  return user ?? { uid: 65534, gid: 65534 };
}

async function canRun([command, ...rest]: readonly string[]): Promise<boolean> {
  if (!command || process.platform !== 'linux') return false;
  return promisify(execFile)(command, [...rest, 'true']).then(
    () => true,
    () => false,
  );
}
