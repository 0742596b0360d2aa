import type { ImportKindName, ImportRight } from '@marketplace/shared/resources';
import { IMPORT_KINDS, getKindRoles } from '@marketplace/shared/resources';
import type { Session } from '../../../auth/sessions';
import type { Collections } from '../../../data/records';
import type { UploadRecord } from '../../../data/uploads';
import { HttpError, notFound } from '../../../httpError';
import type { Reader } from '../../../store/port';

/** Returns the kinds of import to which a session has a right: none for an admin in a masquerade. */
export const getImportKinds = (
  { area, role_id, partner_role, masquerade_by }: Session,
  right: ImportRight,
): ImportKindName[] =>
  IMPORT_KINDS.filter((name) => {
    const { admin = [], partner = [] } = getKindRoles(name, right);
    return area === 'admin'
      ? admin.some((role) => role === role_id)
      : area === 'partner' && masquerade_by === null && partner.includes(partner_role ?? 'owner');
  });

/** Returns the kind of that name. Throws 403 if the session may not use it. */
export function requireImportKind(session: Session | undefined, name: string): ImportKindName {
  const kind = session && getImportKinds(session, 'use').find((one) => one === name);
  if (!kind) throw new HttpError(403, 'forbidden');
  return kind;
}

/** Finds an upload; rejects with 404, another partner's too, and with 403 if the session lacks the right to its kind. */
export async function getImport(
  reader: Reader<Collections>,
  id: string,
  session: Session | undefined,
  right: 'use' | 'decide',
): Promise<Readonly<UploadRecord>> {
  const upload = await reader.get('uploads', id);
  if (!upload || (session?.area === 'partner' && upload.partner_id !== session.partner_id))
    throw notFound();
  if (!session || !getImportKinds(session, right).some((kind) => kind === upload.kind))
    throw new HttpError(403, 'forbidden');
  return upload;
}
