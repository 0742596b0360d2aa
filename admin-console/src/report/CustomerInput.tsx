import type { Customer } from '@marketplace/shared/schema';
import { useTranslate } from '@marketplace/shared/ui';
import { useCallback } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';

const SORT_BY_NAME = { field: 'customer_name', order: 'ASC' } as const;

/** Finds a customer by name, mobile number or reference, as `user_id` of the surrounding form. */
export function CustomerInput() {
  const translate = useTranslate();
  // The input gives up the typed text when this function changes.
  const optionText = useCallback(
    ({ customer_name, contact, reference }: Customer) =>
      [customer_name || translate('reports.no_name'), contact, reference].join(' · '),
    [translate],
  );
  return (
    <ReferenceInput source="user_id" reference="customers" sort={SORT_BY_NAME} perPage={20}>
      <AutocompleteInput
        label={translate('fields.customer_name')}
        helperText={translate('reports.customer_hint')}
        optionText={optionText}
        noOptionsText={translate('reports.no_customer')}
        fullWidth
        margin="none"
      />
    </ReferenceInput>
  );
}
