import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useCreate, useGetRecordRepresentation, useResourceContext } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { notify } from '../../ui';
import { getPendingId } from '../data/provider/resourceRow';
import { usePendingToast } from '../approvals/usePendingToast';
import { FormDialog, type FormDialogProps, type FormValues } from '../form/FormDialog';
import { useConsole } from '../context/consoleContext';
import { usePersistedOpen } from '../form/usePersistedOpen';
import { useShowCreated } from '../table/list/useShowCreated';

export interface CreateDialogButtonProps extends Pick<
  FormDialogProps,
  'schema' | 'fields' | 'record' | 'submitLabel' | 'children'
> {
  label: string;
  /** Title of the dialog; `label` by default. */
  title?: string;
  /** Text of the toast after the record is created. */
  success: (values: FormValues) => string;
}

/** Opens the dialog if the address has its parameter, and removes the parameter. */
function useOpenByAddress(open: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.has('create');
  const onAsked = useEffectEvent(() => {
    open();
    setParams(
      (old) => {
        old.delete('create');
        return old;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isAsked) onAsked();
  }, [isAsked]);
}

/**
 * Opens a dialog with the inputs of a new record of the surrounding resource. Unsaved input reopens the dialog
 * after a reload or a sign-in.
 */
export function CreateDialogButton(props: CreateDialogButtonProps) {
  const { label, title = label, submitLabel = label, success, ...dialog } = props;
  const { isReadOnly = false } = useConsole();
  const resource = useResourceContext() ?? '';
  const form = `${resource}/new`;
  const [open, setOpen] = usePersistedOpen(form);
  useOpenByAddress(() => setOpen(!isReadOnly));
  const announce = usePendingToast();
  const [create] = useCreate(resource, {}, { returnPromise: true });
  const showCreated = useShowCreated();
  const getName = useGetRecordRepresentation(resource);
  return (
    <>
      <Button variant="contained" size="large" disabled={isReadOnly} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <FormDialog
          {...dialog}
          form={form}
          title={title}
          submitLabel={submitLabel}
          save={async (values) => {
            const pendingId = getPendingId(await create(resource, { data: values }));
            if (pendingId) {
              announce(pendingId);
              return;
            }
            notify.success(success(values));
            const name = getName({ ...values, id: '' });
            showCreated(typeof name === 'string' && name !== '#' ? name : '');
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
