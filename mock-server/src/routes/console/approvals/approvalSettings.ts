import type { ApprovalKind, ApprovalSettings } from '@marketplace/shared/schema';
import { APPROVAL_KINDS, approvalSettingsSchema } from '@marketplace/shared/schema';
import type { ApprovalSettingsRecord, Collections } from '../../../data/records';
import { toView } from '../../../data/views';
import type { Reader } from '../../../store/port';
import { countFullAdmins } from './secondAdmin';

export const SETTINGS_ID = 1;

export const ALL_OFF: ApprovalSettings = {
  partner_share: 0,
  payout_account: 0,
  commission: 0,
  criteria: 0,
  deletion: 0,
  disbursals: 0,
};

const select = toView<ApprovalSettings>(approvalSettingsSchema);
/** Converts the settings. A kind that older settings lack is off. */
export const toSettingsView = (settings: Readonly<ApprovalSettingsRecord>) =>
  select({ ...ALL_OFF, ...settings });

/** Loads the settings; undefined while nobody has set any, which means all are off. */
export const loadSettings = (
  reader: Reader<Collections>,
): Promise<Readonly<ApprovalSettingsRecord> | undefined> =>
  reader.get('approval_settings', SETTINGS_ID);

/** Returns whether any change needs a second admin by the settings. */
export async function hasControls(reader: Reader<Collections>): Promise<boolean> {
  const settings = await loadSettings(reader);
  return APPROVAL_KINDS.some((kind) => settings?.[kind] === 1);
}

/**
 * Returns whether a change of this kind needs a second admin now. Changes to admins' access do as soon as there
 * are two full admins, because one who could make a second account would be both.
 */
export async function needsApproval(
  reader: Reader<Collections>,
  kind: ApprovalKind,
): Promise<boolean> {
  if (kind === 'settings') return true;
  if (kind === 'admin_access') return (await countFullAdmins(reader)) > 1;
  return (await loadSettings(reader))?.[kind] === 1;
}
