import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartupError } from '#server/startup-error.ts';

/** How PostgreSQL's programs are run: the command in front of them and who must own their files (null = whoever). */
export type Identity = { readonly prefix: readonly string[]; readonly owner: number | null };

type SystemUser = { uid: number; gid: number };

// PostgreSQL gets an interrupt (its fast, clean stop) when the server process dies, even by kill -9.
const endWithParent = ['setpriv', '--pdeathsig', 'INT'];

/** PostgreSQL refuses to run as root, so root needs another identity; everybody else runs it as they are. */
export async function chooseIdentity(): Promise<Identity> {
  if (process.getuid?.() !== 0) {
    return { prefix: (await works(endWithParent)) ? endWithParent : [], owner: null };
  }
  const user = await unprivilegedUser();
  for (const identity of [inNamespace(user), asSystemUser(user)]) {
    if (await works(identity.prefix)) return identity;
  }
  throw new StartupError(
    'PostgreSQL does not run as root and neither unshare nor setpriv (util-linux) works here: start as an ordinary user or give a server by DATABASE_URL.',
  );
}

/** Root under another name: it keeps root's access to a project below a 0700 folder. */
export function inNamespace({ uid, gid }: SystemUser): Identity {
  return {
    prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, ...endWithParent],
    owner: 0,
  };
}

/** Where namespaces are forbidden (most containers). One capability is kept, for projects below a 0700 folder. */
export function asSystemUser({ uid, gid }: SystemUser): Identity {
  // The secure bit makes access(2) count the capability too: initdb asks it whether it may run postgres.
  const capabilities = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
  ];
  const [setpriv = 'setpriv', ...rest] = endWithParent;
  return {
    prefix: [setpriv, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities, ...rest],
    owner: uid,
  };
}

/** initdb looks its user up by name, so it must be one of the machine's own. */
export async function unprivilegedUser(): Promise<SystemUser> {
  const users = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => {
    const [name, , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
  const user = users.find(({ name }) => name === 'nobody') ?? users.find(({ uid }) => uid > 0);
  return user ?? { uid: 65534, gid: 65534 };
}

async function works([command, ...rest]: readonly string[]): Promise<boolean> {
  if (!command || process.platform !== 'linux') return false;
  return promisify(execFile)(command, [...rest, 'true']).then(
    () => true,
    () => false,
  );
}
