import {
  FIXED_LENDER_FIELDS,
  LENDER_PROPERTIES,
  LENDER_RANGES,
  lenderSchema,
} from '@marketplace/shared/schema';
import type { Collections, LenderRecord } from '../../../data/records';
import { wrongField } from '../../../httpError';
import type { Language } from '../../../messages/translate';
import type { Patch, Reader } from '../../../store/port';
import { validateProperty } from '../../kit/validation/validateProperty';
import { checkUnique } from '../../kit/liveRecords';

interface Change {
  readonly property: string;
  readonly value: unknown;
}

function checkRanges(changed: Readonly<LenderRecord>, property: string): void {
  for (const [low, high] of LENDER_RANGES) {
    if (property !== low && property !== high) continue;
    const bottom = changed[low];
    const top = changed[high];
    if (bottom !== null && top !== null && bottom !== '' && top !== '' && top < bottom) {
      throw wrongField(property, low === 'so_date_start' ? 'end_before_start' : 'max_below_min');
    }
  }
}

/**
 * Builds the patch for one property's new value. Rejects with 422 if the property's rule, the other
 * bound of its range or the lender's kind does not allow the value; with 409 for a name in use.
 */
export async function buildLenderPatch(
  reader: Reader<Collections>,
  lender: Readonly<LenderRecord>,
  { property, value }: Change,
  language: Language,
): Promise<Patch<LenderRecord>> {
  if (FIXED_LENDER_FIELDS.includes(property)) throw wrongField('property', 'cannot_change');
  if (!LENDER_PROPERTIES.includes(property)) throw wrongField('property', 'unknown_field');
  const patch: Patch<LenderRecord> = {
    [property]: validateProperty(lenderSchema.fields, property, value, language),
  };
  checkRanges({ ...lender, ...patch }, property);
  const isSwitched =
    property === 'autosubmission' && patch.autosubmission !== lender.autosubmission;
  if (isSwitched && lender.api === 0) throw wrongField(property, 'api_lenders_only');
  if (patch.name !== undefined) {
    const { rows } = await reader.find('lenders', { filter: { deleted_at: null } });
    checkUnique(rows, 'name', patch.name, lender.id);
  }
  if (patch.lender_group_ids) {
    const ids = patch.lender_group_ids;
    const { total } = await reader.find('lender_groups', { filter: { id: ids, deleted_at: null } });
    if (total !== ids.length) throw wrongField(property, 'unknown_reference');
  }
  return patch;
}
