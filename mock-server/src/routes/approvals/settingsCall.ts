import { saveApprovalSettings } from '@marketplace/shared/api';
import { APPROVAL_KINDS } from '@marketplace/shared/schema';
import { saveChange } from '../../data/changes';
import { HttpError } from '../../httpError';
import { translate } from '../../messages/translate';
import { changesNothing } from '../../store/applyPatch';
import {
  ALL_OFF,
  isContentKind,
  loadSettings,
  readSettings,
  SETTINGS_ID,
  toSettingsView,
} from './approvalSettings';
import { controlledCall } from './controlledCall';
import { countFullAdmins } from './secondAdmin';

/**
 * Sets which changes need a second admin. This always needs one too, so that nobody can switch the rule off alone.
 */
export const settingsCall = controlledCall(saveApprovalSettings, {
  hasRecordFields: true,
  async getKind(reader, { body }, config) {
    const now = await readSettings(reader, config);
    return APPROVAL_KINDS.some((kind) => body[kind] === 0 && now[kind] === 1)
      ? 'settings'
      : undefined;
  },
  subject: async () => ({ title: '', page: '' }),
  async apply(writer, { body, language, getVersion }, config) {
    const { version: _, ...patch } = body;
    const seen = getVersion(body);
    const old = await loadSettings(writer);
    const switchedOn = APPROVAL_KINDS.some(
      (kind) => !isContentKind(kind) && body[kind] === 1 && (old ?? ALL_OFF)[kind] === 0,
    );
    if (switchedOn && (await countFullAdmins(writer)) < 2)
      throw new HttpError(409, 'approval_needs_two');
    const message = translate(language, 'approval_settings_saved');
    const inForce = config && (await readSettings(writer, config));
    if (!old && inForce && changesNothing(inForce, patch)) return { success: true, message };
    const saved = old
      ? await saveChange(writer, 'approval_settings', { old, patch, seen, view: toSettingsView })
      : await writer.insert('approval_settings', { id: SETTINGS_ID, ...ALL_OFF, ...patch });
    return { success: true, message, version: saved.version };
  },
  toWaiting: (answer, waiting) => ({ ...answer, ...waiting }),
});
