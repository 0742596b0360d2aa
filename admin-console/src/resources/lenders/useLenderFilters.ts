import type { ListFilter } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';

const EMPLOYMENTS = ['salaried', 'self_employed', 'business'];

/** What the list of lenders is narrowed by: its status, and whom a lender lends to. */
export function useLenderFilters(): ListFilter[] {
  const translate = useTranslate();
  return [
    {
      name: 'status',
      label: translate('fields.status'),
      options: [
        { value: 'on', label: translate('kit.flag.on'), filter: { lender_status: 1 } },
        { value: 'off', label: translate('kit.flag.off'), filter: { lender_status: 0 } },
      ],
    },
    {
      name: 'employment',
      label: translate('fields.employment_status_code'),
      options: EMPLOYMENTS.map((name) => ({
        value: name,
        label: translate(`fields.${name}`),
        filter: { [name]: 1 },
      })),
    },
  ];
}
