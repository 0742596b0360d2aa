import {
  choiceFilter,
  type ListFilter,
  optionFilter,
  useLanguage,
} from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';

/** Returns the filters of the matrix: whether a lender is on, and its product. */
export function useMatrixFilters(): ListFilter[] {
  const translate = useTranslate();
  const language = useLanguage();
  return [
    choiceFilter('lender_status', translate('fields.status'), [
      { id: 1, name: translate('kit.flag.on') },
      { id: 0, name: translate('kit.flag.off') },
    ]),
    optionFilter('product', translate('fields.product'), 'product', language),
  ];
}
