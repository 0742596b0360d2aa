import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import {
  EditBase,
  type RaRecord,
  ShowBase,
  useGetOne,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import type { FieldDescription } from '../../schema';
import { useTranslate } from '../../ui';
import { type DeleteTexts, useConfirmedDelete } from '../saving/useConfirmedDelete';
import { toPlainText } from '../data/plainText';
import { QueryPage, type QueryPageProps } from './QueryPage';

export interface RecordPageProps {
  /** Title of the page until the record has loaded. */
  title: string;
  /** Other data of the page is still loading. */
  isLoading?: boolean;
  /** The field of the other record that names this one, such as a partner's tax by its partner. */
  namedBy?: FieldDescription | undefined;
  loading?: ReactNode;
  about?: (record: RaRecord) => string;
  /** Buttons, which read the record from react-admin's record context. */
  actions?: ReactNode;
  children: (record: RaRecord) => ReactNode;
}

interface Controller extends Omit<QueryPageProps<RaRecord>['query'], 'data'> {
  record?: RaRecord | undefined;
}

function RecordPage({ controller, ...props }: RecordPageProps & { controller: Controller }) {
  const { record, error, refetch } = controller;
  const { isLoading = false, loading = <Skeleton variant="rounded" height={240} /> } = props;
  const resource = useResourceContext() ?? '';
  const getLabel = useGetResourceLabel();
  const { namedBy } = props;
  const { data: other } = useGetOne<RaRecord>(
    namedBy?.target ?? resource,
    { id: namedBy ? toPlainText(record?.[namedBy.name]) : '' },
    { enabled: namedBy !== undefined && record !== undefined },
  );
  const getOwnName = useGetRecordRepresentation(resource);
  const getOtherName = useGetRecordRepresentation(namedBy?.target ?? resource);
  const getName = (own: RaRecord) => toPlainText(other ? getOtherName(other) : getOwnName(own));
  const shown = isLoading ? undefined : record;
  return (
    <QueryPage
      query={{ data: shown, error, refetch }}
      title={shown ? getName(shown) : props.title}
      trail={[{ label: getLabel(resource, 2), to: `/${resource}` }]}
      actions={shown && props.actions}
      about={shown && props.about?.(shown)}
      loading={loading}
    >
      {props.children}
    </QueryPage>
  );
}

/** The page shows the error itself. */
const QUIET = { onError: () => undefined };

/** A page that edits a record, on react-admin's `EditBase`. Each input saves itself. */
export function EditPage(props: RecordPageProps) {
  return (
    <EditBase
      mutationMode="pessimistic"
      redirectOnError={false}
      queryOptions={QUIET}
      render={(controller) => <RecordPage {...props} controller={controller} />}
    />
  );
}

/** A page that shows a record, on react-admin's `ShowBase`. */
export function ShowPage(props: RecordPageProps) {
  return (
    <ShowBase
      redirectOnError={false}
      queryOptions={QUIET}
      render={(controller) => <RecordPage {...props} controller={controller} />}
    />
  );
}

/** Deletes the record of the page after a confirmation, and goes to the list. */
export function DeleteRecordButton(texts: DeleteTexts) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const redirect = useRedirect();
  const remove = useConfirmedDelete(resource, texts);
  if (!record) return null;
  const onClick = async () => {
    if (await remove(record)) redirect('list', resource);
  };
  return (
    <Button variant="outlined" size="large" onClick={() => void onClick()}>
      {translate('kit.form.delete')}
    </Button>
  );
}
