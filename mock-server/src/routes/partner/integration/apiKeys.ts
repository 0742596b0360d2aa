import { createApiKey, revokeApiKey } from '@marketplace/shared/api';
import { type ApiMode, INTEGRATION_LIMITS } from '@marketplace/shared/schema';
import { hashSecret, newToken } from '../../../auth/tokens';
import { parseNetworks } from '../../../auth/keyNetworks';
import { DAY_MS, now, nowIso } from '../../../clock';
import type { Collections } from '../../../data/records';
import { requireOwnRecord } from '../../../data/requireRecord';
import { apiKeyView, getKeyExpiry } from '../../../data/views';
import { HttpError, wrongField } from '../../../httpError';
import { handle } from '../../kit/handle';
import { tellPartner } from '../../outbox/securityNotice';
import { requireOwnSession } from './requireOwnSession';

/** The prefix of a key, by which its owner and secret scanners recognise it. */
const KEY_PREFIXES: Readonly<Record<ApiMode, string>> = { live: 'mpk_live_', sandbox: 'mpk_test_' };

const HINT_LENGTH = 4;

const LONGEST_DAYS = '365';

export const apiKeyRoutes = [
  handle(createApiKey, async ({ body, session }, { store }) => {
    const { partnerId, accountId } = requireOwnSession(session);
    const { valid_days = LONGEST_DAYS, networks = [], ...fields } = body;
    if (!parseNetworks(networks)) throw wrongField('networks', 'network_wrong');
    const key = `${KEY_PREFIXES[body.mode]}${newToken()}`;
    const made = await store.tx(async (writer) => {
      const filter = { partner_id: partnerId };
      const { rows } = await writer.find('api_keys', { filter });
      if (
        rows.filter((row) => row.revoked_at === null && getKeyExpiry(row) > nowIso()).length >=
        INTEGRATION_LIMITS.keys
      )
        throw new HttpError(409, 'too_many_keys');
      const author = await writer.get('accounts', accountId);
      if (body.mode === 'live')
        await tellPartner(writer, partnerId, 'security_key_made', { params: { name: body.name } });
      return writer.insert('api_keys', {
        ...fields,
        networks,
        partner_id: partnerId,
        account_id: accountId,
        expires_at: new Date(now() + Number(valid_days) * DAY_MS).toISOString(),
        hint: key.slice(-HINT_LENGTH),
        key_hash: hashSecret(key),
        created_by: author?.name ?? '',
        created_at: nowIso(),
        last_used_at: null,
        revoked_at: null,
      });
    });
    return { data: apiKeyView(made), key };
  }),
  handle(revokeApiKey, async ({ params, session }, { store }) => {
    const key = await store.tx(async (writer): Promise<Readonly<Collections['api_keys']>> => {
      const found = await requireOwnRecord(writer, 'api_keys', params.id, session);
      if (found.revoked_at !== null) return found;
      return writer.update('api_keys', found.id, { revoked_at: nowIso() });
    });
    return { data: apiKeyView(key) };
  }),
];
