import { approvals } from '@marketplace/shared/resources';
import { agoIso, DAY_MS } from '../../clock';
import type { AccountRecord, Collections } from '../../data/records';
import { HttpError } from '../../httpError';
import type { Reader } from '../../store/port';

/** Who asks for a change and who decides on it. */
interface TwoAdmins {
  readonly requested_by: number | null | undefined;
  readonly decided_by: number | null | undefined;
}

/** The roles that may ask for a change and that may approve it. */
interface Rights {
  readonly request: readonly number[];
  readonly approve: readonly number[];
}

/** The account of what the server itself has asked for, such as the records of the demo. */
const NOBODY_ID = 0;

/** Returns whether an account may still do what one of these roles may. */
const hasRight = (
  account: Readonly<AccountRecord> | undefined,
  roles: readonly number[],
): account is Readonly<AccountRecord> =>
  account?.area === 'admin' && account.status === 1 && roles.includes(Number(account.role));

/** Throws 403 for an approver without the right, or whose account is younger than a day. */
async function requireApprover(
  reader: Reader<Collections>,
  decided_by: TwoAdmins['decided_by'],
  approve: readonly number[],
): Promise<void> {
  const approver = await reader.get('accounts', decided_by ?? NOBODY_ID);
  if (!hasRight(approver, approve)) throw new HttpError(403, 'forbidden');
  if (approver.created_at && approver.created_at > agoIso(DAY_MS))
    throw new HttpError(403, 'approver_too_new');
}

/**
 * Throws as `requireTwoAdmins` does, for a change of a partner's content: its requester is a user of the partner who
 * may still change it.
 */
export async function requirePartnerAndAdmin(
  reader: Reader<Collections>,
  { requested_by, decided_by }: TwoAdmins,
): Promise<void> {
  await requireApprover(reader, decided_by, approvals.write);
  const requester = await reader.get('accounts', requested_by ?? NOBODY_ID);
  const mayAsk =
    requester?.area === 'partner' && requester.status === 1 && requester.role !== 'viewer';
  if (!mayAsk) throw new HttpError(409, 'requester_without_right');
}

/**
 * Throws unless two different people have the right to a change when it takes effect: 403 for an approver without
 * the right, or whose account is younger than a day, because one person could make it for the purpose; 409 if who
 * asked for it has lost the right since.
 */
export async function requireTwoAdmins(
  reader: Reader<Collections>,
  { requested_by, decided_by }: TwoAdmins,
  { request, approve }: Rights = { request: approvals.write, approve: approvals.write },
): Promise<void> {
  await requireApprover(reader, decided_by, approve);
  if (requested_by === NOBODY_ID) return;
  const requester = await reader.get('accounts', requested_by ?? NOBODY_ID);
  if (!hasRight(requester, request)) throw new HttpError(409, 'requester_without_right');
}

/** Returns the accounts that could decide: active, with full access. */
export async function countFullAdmins(reader: Reader<Collections>): Promise<number> {
  const filter = { area: 'admin', role: '1', status: 1 };
  return (await reader.find('accounts', { filter, range: [0, 0] })).total;
}
