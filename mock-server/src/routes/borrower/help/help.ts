import { requestHelp } from '@marketplace/shared/api';
import type { HelpRequest } from '@marketplace/shared/schema';
import { agoIso, MINUTE_MS, nowIso } from '../../../clock';
import type { Collections, HelpRequestRecord } from '../../../data/records';
import { newReference } from '../../../data/specs/references';
import type { Reader } from '../../../store/port';
import { throttle } from '../../../middleware/throttle';
import { handle } from '../../kit/handle';

const HELP_FIELDS = ['contactName', 'phoneNumber', 'company', 'description'] as const;

/** Minutes within which an identical request of the same person counts as a resend. */
const DUPLICATE_MINUTES = 10;

/**
 * Finds an identical recent request, so that a person who resends after a lost response gets the first reference.
 */
async function findDuplicateRequest(
  reader: Reader<Collections>,
  request: HelpRequest,
  userId: string | null,
): Promise<Readonly<HelpRequestRecord> | undefined> {
  const since = agoIso(DUPLICATE_MINUTES * MINUTE_MS);
  const { rows } = await reader.find('help_requests', {
    filter: { user_id: userId, email: request.email, created_at_gte: since },
  });
  return rows.find((row) => HELP_FIELDS.every((field) => row[field] === request[field]));
}

export const helpRoutes = [
  handle(requestHelp, { before: throttle(10) }, async ({ body, session }, { store }) => {
    const request = { ...body, email: body.email.toLowerCase() };
    const userId = session?.user_id ?? null;
    const saved = await store.tx(
      async (writer) =>
        (await findDuplicateRequest(writer, request, userId)) ??
        (await writer.insert('help_requests', {
          ...request,
          reference: await newReference(writer, 'help_requests'),
          user_id: userId,
          status: 'open',
          answered_at: null,
          created_at: nowIso(),
        })),
    );
    return { data: { reference: saved.reference, created_at: saved.created_at } };
  }),
];
