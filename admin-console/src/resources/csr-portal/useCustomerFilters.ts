import {
  type ListFilter,
  buildChoiceFilter,
  buildFieldFilters,
  buildOptionFilter,
  useTexts,
} from '@marketplace/shared/admin';
import { customerSchema, getFieldDescription } from '@marketplace/shared/schema';
import { useNames } from '../../names';
import { PROFILES } from './completion';

const RANGES = ['monthly_income', 'credit_score'];

export function useCustomerFilters(): ListFilter[] {
  const { translate, language } = useTexts();
  const { partners } = useNames();
  const fields = [
    ...PROFILES.map((profile) => ({
      ...getFieldDescription(customerSchema, `${profile}_completed`),
      label: `csr_portal.complete.${profile}`,
    })),
    ...RANGES.map((name) => getFieldDescription(customerSchema, name)),
  ];
  return [
    buildChoiceFilter('partner_id', translate('fields.partner_id'), partners),
    buildOptionFilter(
      'employment_status_code',
      translate('csr_portal.employment'),
      'employmentStatus',
      language,
    ),
    ...buildFieldFilters(fields, translate, language),
  ];
}
