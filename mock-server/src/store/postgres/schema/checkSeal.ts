import type { Pool } from 'pg';
import type { Seal } from '../../seal';
import { withTransaction } from '../database';
import type { Names } from './names';

/**
 * Notes the key of new data by closing a word with it. Rejects with CorruptData if the data has another key, because
 * a server that cannot read the secrets of the others must not write its own beside them.
 */
export const checkSeal = (pool: Pool, names: Names, seal: Seal): Promise<void> =>
  withTransaction(pool, names, async (client) => {
    const { rows } = await client.query<{ readonly key_check: string | null }>(
      `select key_check from ${names.state} where id = 1`,
    );
    const noted = rows[0]?.key_check;
    if (noted) seal.open(noted);
    else
      await client.query(`update ${names.state} set key_check = $1::text where id = 1`, [
        seal.close('key'),
      ]);
  });
