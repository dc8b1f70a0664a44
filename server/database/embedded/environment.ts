/** PostgreSQL's programs run the same whatever LANG, LC_* or PG* variables the caller has; messages are English. */
export const postgresEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' } as const;
