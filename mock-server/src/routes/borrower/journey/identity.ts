import { createHash, timingSafeEqual } from 'node:crypto';
import { confirmIdentity } from '@marketplace/shared/api';
import { nowIso } from '../../../clock';
import { requireRecord } from '../../../data/requireRecord';
import { handle } from '../../kit/handle';

/**
 * Hashes both values together to a fixed length, so that neither the response nor its time reveals
 * which one is wrong.
 */
const computeDigest = (birthDate: string, pan: string): Buffer =>
  createHash('sha256').update(`${birthDate} ${pan.toUpperCase()}`).digest();

export const identityRoutes = [
  handle(confirmIdentity, async ({ params, body, session }, { store, loginThrottle }) => {
    const tries = { account: `identity ${params.id}`, address: '' };
    await loginThrottle.begin(tries);
    const user = await requireRecord(store, 'users', params.id);
    const known = Boolean(user.birth_date && user.tin);
    const same = timingSafeEqual(
      computeDigest(body.birth_date, body.pan),
      computeDigest(user.birth_date ?? '', user.tin),
    );
    const confirmed = known && same;
    if (confirmed) await loginThrottle.clear(tries);
    // Confirms only this session: another session of the account may belong to a thief.
    if (confirmed && session)
      await store.tx((writer) =>
        writer.update('sessions', session.id, { identity_confirmed_at: nowIso() }),
      );
    return { data: { confirmed } };
  }),
];
