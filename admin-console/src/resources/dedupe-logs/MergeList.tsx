import {
  UrlTable,
  createColumnHelper,
  useClient,
  useConfirmedCall,
  useTexts,
} from '@marketplace/shared/admin';
import { approveMerge, undoMerge } from '@marketplace/shared/api';
import { formatDateTime } from '@marketplace/shared/format';
import { type Merge, getOptionLabel } from '@marketplace/shared/schema';
import { Button, notify, VisuallyHidden } from '@marketplace/shared/ui';
import { useRefresh } from 'react-admin';
import { useCollectionName } from '../../history';
import { stackLines } from '../../report';
import { buildSignsColumn } from './signsColumn';

type Named = Pick<Merge, 'id' | 'merged_reference' | 'survivor_reference'>;

/** Lists the merges with admin and reason, each with a button to undo it. */
export function MergeList() {
  const { translate, language } = useTexts();
  const collectionName = useCollectionName();
  const client = useClient();
  const run = useConfirmedCall(useRefresh());
  const approve = ({ id, merged_reference, survivor_reference }: Named) => {
    const names = { merged: merged_reference, survivor: survivor_reference };
    const save = async () => {
      await client.call(approveMerge, { params: { id }, body: {} });
      notify.success(translate('dedupe.merged_toast', names));
    };
    return run(save, {
      title: translate('dedupe.merge_title', names),
      text: translate('dedupe.contradiction_text'),
      confirmLabel: translate('dedupe.merge_do'),
    });
  };
  const undo = ({
    id,
    status,
    merged_reference,
    survivor_reference,
  }: Named & Pick<Merge, 'status'>) => {
    const names = { merged: merged_reference, survivor: survivor_reference };
    if (status === 'requested')
      return run(async () => {
        await client.call(undoMerge, { params: { id }, body: {} });
        notify.success(translate('dedupe.withdrawn'));
      });
    const save = async () => {
      await client.call(undoMerge, { params: { id }, body: {} });
      notify.success(translate('dedupe.undone', names));
    };
    return run(save, {
      title: translate('dedupe.undo_title', names),
      text: translate('dedupe.undo_text'),
      confirmLabel: translate('dedupe.undo'),
    });
  };
  const formatMoved = ({ moved }: Merge) =>
    moved.map(({ collection, count }) => `${collectionName(collection)} ${count}`).join(', ');
  const formatTaken = ({ taken }: Merge) =>
    translate('dedupe.taken', {
      fields: taken.map((name) => translate(`fields.${name}`)).join(', '),
    });
  const column = createColumnHelper<Merge>(translate, language);
  const columns = [
    column.accessor('survivor_reference', 'dedupe.survivor', {
      wrap: true,
      width: '9rem',
      render: ({ survivor_name, survivor_reference }) =>
        stackLines(survivor_name || translate('reports.no_name'), survivor_reference),
    }),
    column.accessor('merged_reference', 'dedupe.merged', {
      wrap: true,
      width: '9rem',
      render: ({ merged_name, merged_reference }) =>
        stackLines(merged_name || translate('reports.no_name'), merged_reference),
    }),
    buildSignsColumn(translate),
    column.display('moved', 'dedupe.moved', {
      phone: 'wide',
      wrap: true,
      csv: formatMoved,
      render: (merge) =>
        stackLines(formatMoved(merge) || '–', merge.taken.length > 0 && formatTaken(merge)),
    }),
    column.accessor('at', 'dedupe.at', {
      wrap: true,
      width: '9rem',
      render: ({ at, admin_name, reason }) =>
        stackLines(formatDateTime(at, language), [admin_name, reason].filter(Boolean).join(': ')),
    }),
    column.accessor('status', 'fields.status', {
      wrap: true,
      render: ({ status, confirmed_at, undone_by_name, undone_at }) =>
        stackLines(
          getOptionLabel('mergeStatus', status, language),
          status === 'merged' &&
            (confirmed_at
              ? translate('dedupe.confirmed', { when: formatDateTime(confirmed_at, language) })
              : translate('dedupe.unconfirmed')),
          undone_at && formatDateTime(undone_at, language),
          undone_at && undone_by_name,
        ),
    }),
    column.actions(({ status, ...merge }) => (
      <>
        {status === 'requested' && (
          <Button variant="ghost" size="small" onClick={() => void approve(merge)}>
            {translate('dedupe.merge_do')}
            <VisuallyHidden> {merge.merged_reference}</VisuallyHidden>
          </Button>
        )}
        {status !== 'undone' && (
          <Button variant="ghost" size="small" onClick={() => void undo({ status, ...merge })}>
            {translate(status === 'requested' ? 'dedupe.withdraw' : 'dedupe.undo')}
            <VisuallyHidden> {merge.merged_reference}</VisuallyHidden>
          </Button>
        )}
      </>
    )),
  ];
  return (
    <UrlTable
      resource="merges"
      sort={{ field: 'at', order: 'DESC' }}
      prefix="merges."
      empty={{ title: 'dedupe.no_merges', text: 'dedupe.no_merges_text' }}
      searchLabel={translate('dedupe.search')}
      filters={['status', 'at']}
      title={translate('dedupe.merges')}
      columns={columns}
    />
  );
}
