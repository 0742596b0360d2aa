import {
  ALL_ROWS,
  DialogHeader,
  Failure,
  Note,
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
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import styles from './creditCards.module.css';

/** Loads every card, whatever the page's list is filtered by. */
const ALL = {
  pagination: ALL_ROWS,
  sort: { field: 'sort_order', order: 'ASC' },
} as const;

/** Lists the cards as sortable rows. Shows a new order at once, and saves one order after the other. */
function CardOrder() {
  const translate = useTranslate();
  const client = useClient();
  const queryClient = useQueryClient();
  const { data = [] } = useGetList<RaRecord>('credit-cards', ALL);
  const [wanted, setWanted] = useState<readonly RaRecord[]>();
  const [failure, setFailure] = useState<unknown>();
  const saving = useRef(Promise.resolve());
  const save = async (rows: readonly RaRecord[], undo?: () => void) => {
    setFailure(undefined);
    try {
      const category_ids = rows.map(({ id }) => Number(id));
      const { message } = await client.call(setCreditCardOrder, { body: { category_ids } });
      const label = translate('kit.cell.undo');
      if (undo) notify.success(message, { label, run: undo });
      else notify.success(translate('kit.undone'));
    } catch (error) {
      setFailure(error);
    }
    // The undo of an order may come after the dialog has closed, so update the page's list too.
    await queryClient.invalidateQueries({ queryKey: ['credit-cards'] });
    setWanted((latest) => (latest === rows ? undefined : latest));
  };
  const order = (rows: readonly RaRecord[], undo?: () => void) => {
    setWanted(rows);
    saving.current = saving.current.then(() => save(rows, undo));
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
    <>
      <Failure error={failure} />
      <SortableTable
        title={translate('credit_cards.order_title')}
        columns={columns}
        rows={wanted ?? data}
        getName={(card) => String(card['category_name'])}
        onOrder={(rows) => {
          const before = wanted ?? data;
          order(rows, () => order(before));
        }}
      />
    </>
  );
}

/** Opens the order of all cards in a dialog, where an admin drags them or moves them with the keyboard. */
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
          <Note sx={{ mb: 1.5 }}>{translate('credit_cards.order_lead')}</Note>
          <CardOrder />
        </DialogContent>
      </Dialog>
    </>
  );
}
