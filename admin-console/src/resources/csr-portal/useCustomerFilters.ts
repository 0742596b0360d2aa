import { choiceFilter, type ListFilter, useLanguage } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';
import { buildNameFilter } from '../../names/buildNameFilter';
import { useNames } from '../../names/useNames';
import { PROFILES } from './completion';

/** What the list of customers is narrowed by. */
export function useCustomerFilters(): ListFilter[] {
  const translate = useTranslate();
  const language = useLanguage();
  const { partners } = useNames();
  const none = Object.fromEntries(PROFILES.map((profile) => [`${profile}_completed`, 0]));
  return [
    {
      name: 'completion',
      label: translate('csr_portal.completion'),
      options: [
        ...PROFILES.map((profile) => ({
          value: profile,
          label: translate(`csr_portal.complete.${profile}`),
          filter: { [`${profile}_completed`]: 1 },
        })),
        { value: 'none', label: translate('csr_portal.complete.none'), filter: none },
      ],
    },
    buildNameFilter('partner_id', translate('reports.partner'), partners),
    choiceFilter(
      'employment_status_code',
      translate('csr_portal.employment'),
      'employmentStatus',
      language,
    ),
  ];
}
