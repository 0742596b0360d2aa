import {
  FormDialogButton,
  type FormDialogProps,
  SchemaInput,
  applyFilters,
  useConfirmedCall,
  useConsole,
  useTexts,
} from '@marketplace/shared/admin';
import { getOptions } from '@marketplace/shared/schema';
import type { ReactNode } from 'react';
import { CheckboxGroupInput } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

interface NewRecordProps extends Pick<FormDialogProps, 'schema' | 'children'> {
  /** Also the name under which the browser keeps the input. */
  resource: 'api-keys' | 'webhooks';
  label: string;
  modeHint?: string;
  /** The field that takes several options of a list. */
  choice: { source: string; label: string; list: 'apiScope' | 'webhookEvent' };
  create: FormDialogProps['save'];
  /** What the form starts with beside the mode. */
  record?: object;
  /** The fields after the choice. */
  more?: ReactNode;
}

/** A button that opens the dialog of a new key or webhook; `children` are the fields before its mode. */
export function NewRecord(props: NewRecordProps) {
  const { resource, label, schema, modeHint, choice, create, children, record, more } = props;
  const { translate, language } = useTexts();
  const run = useConfirmedCall([resource]);
  const { isOwner = false } = useConsole();
  const [, setParams] = useSearchParams();
  return (
    <FormDialogButton
      form={`${resource}/new`}
      label={label}
      button={{ disabled: !isOwner }}
      submitLabel={label}
      schema={schema}
      record={{ mode: 'sandbox', ...record }}
      save={async (...values) => {
        await create(...values);
        await run(() => Promise.resolve());
        // A filter of the list might hide the new record.
        setParams((now) => applyFilters(now, {}, `${resource}.`), { replace: true });
      }}
    >
      {children}
      <SchemaInput source="mode" label={translate('integration.mode')} hint={modeHint} />
      <CheckboxGroupInput
        source={choice.source}
        label={choice.label}
        choices={getOptions(choice.list, language).filter(({ id }) => id !== 'test')}
        optionText="label"
        translateChoice={false}
        row={false}
        helperText={false}
        margin="none"
      />
      {more}
    </FormDialogButton>
  );
}
