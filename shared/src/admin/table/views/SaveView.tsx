import { object } from 'yup';
import { flag, requiredText, SAVED_VIEW_LIMITS, type SavedView } from '../../../schema';
import { notify, useTranslate } from '../../../ui';
import { FormDialog } from '../../form/FormDialog';
import { SchemaInput } from '../../form/SchemaInput';
import { useConsole } from '../../context/consoleContext';
import { useGetViewState } from './useViewState';
import { useSavedViews } from './useSavedViews';

const nameOnly = object({
  name: requiredText(SAVED_VIEW_LIMITS.name).meta({ kind: 'text', label: 'kit.views.name' }),
});
const withShared = nameOnly.shape({
  shared: flag().meta({ kind: 'flag', label: 'kit.views.shared' }),
});

/** The text of what renames a view; only admins share one. */
export const toRenameKey = (area: 'admin' | 'partner'): string =>
  area === 'admin' ? 'kit.views.rename_or_share' : 'kit.views.rename';

export interface SaveViewProps {
  /** Name under which the browser keeps what is typed. */
  form: string;
  /** The view to change; a new one of what the list shows by default. */
  view?: SavedView;
  onClose: () => void;
}

/** Saves the state of the surrounding list as a view, or renames a view. Admins may share it. */
export function SaveView({ form, view, onClose }: SaveViewProps) {
  const translate = useTranslate();
  const { area } = useConsole();
  const getState = useGetViewState();
  const { create, update } = useSavedViews();
  const mayShare = area === 'admin';
  return (
    <FormDialog
      form={form}
      title={translate(view ? toRenameKey(area) : 'kit.views.save')}
      schema={mayShare ? withShared : nameOnly}
      record={{ name: view?.name ?? '', ...(mayShare && { shared: view?.shared ? 1 : 0 }) }}
      save={async (values) => {
        const named = { name: String(values['name']).trim(), shared: values['shared'] === 1 };
        await (view ? update(view, named) : create({ ...getState(), ...named }));
        notify.success(translate('kit.views.saved'));
      }}
      onClose={onClose}
    >
      <SchemaInput source="name" autoFocus />
      {mayShare && <SchemaInput source="shared" />}
    </FormDialog>
  );
}
