import type { Pool, PoolClient } from 'pg';

/**
 * A pool that makes no statement from the given one on, and loses the connections of its transactions: for the database the
 * process was killed there.
 */
function dyingPool(pool: Pool, diesAt: number) {
  let made = 0;
  const live = <Value>(make: () => Value): Value => {
    made += 1;
    if (made >= diesAt) throw new Error('killed');
    return make();
  };
  const dyingClient = (client: PoolClient) =>
    new Proxy(client, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name !== 'query') return value.bind(target);
        return async (...statement: unknown[]) => live(() => value.apply(target, statement));
      },
    });
  const dying = {
    query: async (...statement: Parameters<Pool['query']>) => live(() => pool.query(...statement)),
    connect: async () => dyingClient(await pool.connect()),
  };
  return {
    pool: dying as unknown as Pool,
    get isDead() {
      return made >= diesAt;
    },
  };
}

/** Lets `work` die at its first statement, then at its second, and so on, until it lives to its end. @returns how often it died */
export async function dieEverywhere(
  pool: Pool,
  attempt: (dying: ReturnType<typeof dyingPool>) => Promise<void>,
): Promise<number> {
  for (let diesAt = 1; ; diesAt += 1) {
    const dying = dyingPool(pool, diesAt);
    await attempt(dying);
    if (!dying.isDead) return diesAt - 1;
  }
}
