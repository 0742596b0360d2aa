import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ReplaceIcon from '@mui/icons-material/SaveOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useId, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import type { SavedView } from '../../../schema';
import { notify, useTranslate } from '../../../ui';
import { useConfirmedCall } from '../../feedback/confirm/useConfirmedCall';
import { LoadFailure } from '../../feedback/failure/LoadFailure';
import { DialogHeader } from '../../form/FormDialog';
import { useConsole } from '../../context/consoleContext';
import { CopyButton } from '../CopyButton';
import { RowMenu } from '../rows/RowMenu';
import { SaveView, toRenameKey } from './SaveView';
import { useGetViewState } from './useViewState';
import { useSavedViews } from './useSavedViews';
import { toViewSearch } from './viewAddress';
import { useListPrefix } from '../../fields/listSettings';

function ViewRow({ view, onRename }: { view: SavedView; onRename: () => void }) {
  const translate = useTranslate();
  const { area } = useConsole();
  const getState = useGetViewState();
  const prefix = useListPrefix();
  const { update, remove, refetch } = useSavedViews();
  const run = useConfirmedCall(refetch);
  const { name, shared } = view;
  const address = useHref({ ...useLocation(), search: toViewSearch(view, prefix) });
  const replace = async () => {
    await update(view, getState());
    notify.success(translate('kit.views.saved'));
  };
  const removeView = async () => {
    await remove(view);
    notify.success(translate('kit.form.deleted'));
  };
  return (
    <ListItem
      disableGutters
      secondaryAction={
        <>
          <CopyButton
            text={new URL(address, window.location.origin).href}
            label={translate('kit.views.copy_of', { name })}
          />
          <RowMenu
            rowName={name}
            actions={[
              { label: translate(toRenameKey(area)), icon: EditIcon, onClick: onRename },
              {
                label: translate('kit.views.replace'),
                icon: ReplaceIcon,
                onClick: () => void run(replace),
              },
              {
                label: translate('kit.form.delete'),
                icon: DeleteIcon,
                onClick: () =>
                  void run(removeView, {
                    text: translate('kit.views.delete_question', { name }),
                    destructive: true,
                  }),
              },
            ]}
          />
        </>
      }
    >
      <ListItemText
        primary={name}
        secondary={shared ? translate('kit.views.shared_already') : undefined}
        sx={{ paddingInlineEnd: 5, overflowWrap: 'anywhere' }}
      />
    </ListItem>
  );
}

/** The own views of the surrounding list: rename, share, replace, copy the address, delete. */
export function ManageViews({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const { views, error, refetch } = useSavedViews();
  const [renamed, setRenamed] = useState<SavedView>();
  const own = views?.filter((view) => view.own) ?? [];
  return (
    <>
      <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
        <DialogHeader id={id} title={translate('kit.views.manage')} onClose={onClose} />
        <DialogContent>
          {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
          {views && own.length === 0 && translate('kit.views.none')}
          <List>
            {own.map((view) => (
              <ViewRow key={view.id} view={view} onRename={() => setRenamed(view)} />
            ))}
          </List>
        </DialogContent>
      </Dialog>
      {renamed && (
        <SaveView
          form={`view/${renamed.id}`}
          view={renamed}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}
