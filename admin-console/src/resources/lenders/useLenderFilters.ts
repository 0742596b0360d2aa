import {
  choiceFilter,
  fieldFilters,
  type ListFilter,
  optionFilter,
  useLanguage,
} from '@marketplace/shared/admin';
import { getFieldDescription, lenderSchema } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';

const ADDED = [
  'salaried',
  'self_employed',
  'business',
  'min_income',
  'max_income',
  'min_age',
  'max_age',
  'credit_score_class',
  'priority',
  'so_status',
];

/** Returns the filters of the list of lenders: status, loan amounts and criteria. */
export function useLenderFilters(): ListFilter[] {
  const translate = useTranslate();
  const language = useLanguage();
  return [
    choiceFilter('lender_status', translate('fields.status'), [
      { id: 1, name: translate('kit.flag.on') },
      { id: 0, name: translate('kit.flag.off') },
    ]),
    optionFilter('ticket_class', translate('fields.ticket_class'), 'ticketClass', language),
    ...fieldFilters(
      ADDED.map((name) => getFieldDescription(lenderSchema, name)),
      translate,
      language,
    ),
  ];
}
