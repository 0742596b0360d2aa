import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { lazy, Suspense, useState } from 'react';
import { Button, useResourceContext } from 'react-admin';
import { useTranslate } from '../../../ui';
import { usePersistedOpen } from '../../form/usePersistedOpen';
import { useViewOfAddress } from './useViewState';

const ViewsMenu = lazy(() => import('./ViewsMenu').then((m) => ({ default: m.ViewsMenu })));
const ViewDialogs = lazy(() => import('./ViewDialogs').then((m) => ({ default: m.ViewDialogs })));

/** Opens the saved views of the surrounding list, and the view that the address names. */
export function ViewsButton() {
  const translate = useTranslate();
  const form = `${useResourceContext()}/view`;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [saving, setSaving] = usePersistedOpen(form);
  const [managing, setManaging] = useState(false);
  useViewOfAddress();
  return (
    <>
      <Button
        label={translate('kit.views.title')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <BookmarkIcon />
      </Button>
      <Suspense fallback={null}>
        {anchor && (
          <ViewsMenu
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onSave={() => setSaving(true)}
            onManage={() => setManaging(true)}
          />
        )}
        {saving && <ViewDialogs form={form} open="save" onClose={() => setSaving(false)} />}
        {managing && <ViewDialogs form={form} open="manage" onClose={() => setManaging(false)} />}
      </Suspense>
    </>
  );
}
