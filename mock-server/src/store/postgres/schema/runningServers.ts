import { createHash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { CollectionMap } from '../../port';
import type { Collections } from './collections';
import { toShape } from './shape';
import { listRules } from './valueRules';

/** Milliseconds between two signs of life. */
const BEAT_MS = 30_000;

/** Hashes what a version needs of the tables. */
function hashShapes<C extends CollectionMap<C>>(all: Collections<C>): string {
  const shapes = all.names.map((name) => {
    const spec = all.spec(name);
    return [name, toShape(spec), listRules(name, spec).map((rule) => rule.name)];
  });
  return createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 16);
}

/** Notes that a server runs, and of which version, until the returned function is called. */
export function noteRunning<C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
): () => Promise<void> {
  const id = randomUUID();
  const { servers } = all.tables;
  const beat = async (): Promise<void> => {
    await pool
      .query(
        `insert into ${servers} (id, shape, seen_at) values ($1::uuid, $2::text, now())
         on conflict (id) do update set seen_at = now()`,
        [id, hashShapes(all)],
      )
      .catch(() => undefined);
  };
  const beating = setInterval(() => void beat(), BEAT_MS).unref();
  const first = beat();
  return async () => {
    clearInterval(beating);
    await first;
    await pool.query(`delete from ${servers} where id = $1::uuid`, [id]).catch(() => undefined);
  };
}

/** Counts the servers of other versions that have given a sign of life lately. */
export async function countOtherServers<C extends CollectionMap<C>>(
  pool: Pool,
  all: Collections<C>,
): Promise<number> {
  const { servers } = all.tables;
  await pool.query(`delete from ${servers} where seen_at < now() - interval '2 minutes'`);
  const { rows } = await pool.query<{ readonly count: number }>(
    `select count(*)::integer as count from ${servers} where shape <> $1::text`,
    [hashShapes(all)],
  );
  return rows[0]?.count ?? 0;
}
