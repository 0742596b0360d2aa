import type { Queryable } from '../database';
import type { Seal } from '../../seal';
import type { Names } from './names';

/**
 * Notes the key of new data by closing a word with it. Rejects with CorruptData if the data has another key, because
 * a server that cannot read the secrets of the others must not write its own beside them.
 */
export async function checkSeal(
  client: Queryable,
  names: Names,
  seal: Seal | undefined,
): Promise<void> {
  if (!seal) return;
  const { rows } = await client.query<{ readonly key_check: string | null }>(
    `select key_check from ${names.state} where id = 1`,
  );
  const noted = rows[0]?.key_check;
  if (noted) seal.open(noted);
  else
    await client.query(`update ${names.state} set key_check = $1::text where id = 1`, [
      seal.close('key'),
    ]);
}
