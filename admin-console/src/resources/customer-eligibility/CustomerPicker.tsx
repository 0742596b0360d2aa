import { getErrorText } from '@marketplace/shared/admin';
import { useTranslate } from '@marketplace/shared/ui';
import type { Customer } from '@marketplace/shared/schema';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useGetList } from 'react-admin';

const REST_MS = 250;
const SHOWN = 10;

interface CustomerPickerProps {
  value: Customer | null;
  onChange: (customer: Customer | null) => void;
}

const buildLabel = ({ customer_name, contact, city }: Customer): string =>
  [customer_name, contact, city].filter(Boolean).join(' · ');

/** Finds a customer by name, city, reference or masked contact. */
export function CustomerPicker({ value, onChange }: CustomerPickerProps) {
  const translate = useTranslate();
  const [input, setInput] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(input.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [input]);
  const {
    data = [],
    error,
    isFetching,
  } = useGetList<Customer>('customers', {
    filter: q ? { q } : {},
    sort: { field: 'updated_at', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Autocomplete
      fullWidth
      options={data}
      value={value}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionKey={({ id }) => id}
      getOptionLabel={buildLabel}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      noOptionsText={error ? getErrorText(error, translate) : translate('kit.list.no_match')}
      loadingText={translate('kit.list.loading')}
      onInputChange={(_, text, reason) => {
        if (reason !== 'selectOption' && reason !== 'reset') setInput(text);
      }}
      onChange={(_, chosen) => onChange(chosen)}
      renderInput={(params) => (
        <TextField {...params} label={translate('customer_eligibility.customer')} />
      )}
    />
  );
}
