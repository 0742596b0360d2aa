import type { ApprovalKind, ApprovalSettings } from '@marketplace/shared/schema';
import { APPROVAL_KINDS, approvalSettingsSchema, CONTENT_KINDS } from '@marketplace/shared/schema';
import type { Config } from '../../config';
import type { ApprovalSettingsRecord, Collections } from '../../data/records';
import { toView } from '../../data/views';
import type { Reader } from '../../store/port';
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

const contentKinds: readonly string[] = CONTENT_KINDS;

/** Whether a partner asks for a change and one admin decides on it. */
export const isContentKind = (kind: string): boolean => contentKinds.includes(kind);

/** Reads the settings in force: what admins have set, and for a partner's content else what the server starts with. */
export async function readSettings(
  reader: Reader<Collections>,
  { contentApprovalByDefault }: Pick<Config, 'contentApprovalByDefault'>,
): Promise<ApprovalSettings & { readonly version: number }> {
  const stored = await loadSettings(reader);
  const content = contentApprovalByDefault ? 1 : 0;
  const settings = toSettingsView({ id: SETTINGS_ID, version: 0, ...ALL_OFF, ...stored });
  return { ...settings, brand: stored?.brand ?? content, funnel: stored?.funnel ?? content };
}

/** Returns whether any change needs a second admin by the settings. */
export async function hasControls(reader: Reader<Collections>): Promise<boolean> {
  const settings = await loadSettings(reader);
  return APPROVAL_KINDS.some((kind) => !isContentKind(kind) && settings?.[kind] === 1);
}

/**
 * Returns whether a change of this kind needs an approval now. Changes to admins' access do as soon as there are two
 * full admins, because one who could make a second account would be both; so do rules, and while any needs a second.
 */
export async function needsApproval(
  reader: Reader<Collections>,
  kind: ApprovalKind,
  config: Pick<Config, 'contentApprovalByDefault'>,
): Promise<boolean> {
  if (kind === 'settings' && (await hasControls(reader))) return true;
  if (kind === 'settings' || kind === 'admin_access') return (await countFullAdmins(reader)) > 1;
  return (await readSettings(reader, config))[kind] === 1;
}
