import {
  DialogHeader,
  getErrorText,
  SortableTable,
  type TableColumn,
  useClient,
} from '@marketplace/shared/admin';
import { setCreditCardOrder } from '@marketplace/shared/api';
import { notify, useTranslate } from '@marketplace/shared/ui';
import SwapVert from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId, useRef, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import styles from './creditCards.module.css';

/** Every card, whatever the list of the page is filtered by. */
const ALL = {
  pagination: { page: 1, perPage: 10_000 },
  sort: { field: 'sort_order', order: 'ASC' },
} as const;

/** The cards as rows that are moved; each order is shown at once and saved, one after the other. */
function CardOrder() {
  const translate = useTranslate();
  const client = useClient();
  const { data = [], refetch } = useGetList<RaRecord>('credit-cards', ALL);
  const [wanted, setWanted] = useState<readonly RaRecord[]>();
  const saving = useRef(Promise.resolve());
  const save = async (rows: readonly RaRecord[]) => {
    try {
      const category_ids = rows.map(({ id }) => Number(id));
      notify.success((await client.call(setCreditCardOrder, { body: { category_ids } })).message);
    } catch (error) {
      notify.error(getErrorText(error, translate));
    }
    await refetch();
    setWanted((latest) => (latest === rows ? undefined : latest));
  };
  const columns: TableColumn[] = [
    {
      name: 'category_img_thumb',
      label: translate('fields.category_img_thumb'),
      render: (card) => (
        <img className={styles['thumb']} src={String(card['category_img_thumb'])} alt="" />
      ),
    },
    {
      name: 'category_name',
      label: translate('fields.category_name'),
      phone: 'title',
      render: (card) => <strong>{String(card['category_name'])}</strong>,
    },
  ];
  return (
    <SortableTable
      title={translate('credit_cards.order_title')}
      columns={columns}
      rows={wanted ?? data}
      onOrder={(rows) => {
        setWanted(rows);
        saving.current = saving.current.then(() => save(rows));
      }}
    />
  );
}

/** Opens the order of all cards in a dialog, where they are dragged or moved with the keyboard. */
export function CardOrderButton({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button
        variant="outlined"
        size="large"
        startIcon={<SwapVert />}
        onClick={() => setOpen(true)}
      >
        {translate('credit_cards.reorder')}
      </Button>
      <Dialog open={isOpen} fullWidth maxWidth="sm" aria-labelledby={id} onClose={close}>
        <DialogHeader id={id} title={translate('credit_cards.order_title')} onClose={close} />
        <DialogContent>
          <p className={styles['hint']}>{translate('credit_cards.order_lead')}</p>
          <CardOrder />
        </DialogContent>
      </Dialog>
    </>
  );
}
