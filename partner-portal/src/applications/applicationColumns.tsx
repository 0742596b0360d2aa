import { ALL_ROWS, buildReadColumns, type TableColumn } from '@marketplace/shared/admin';
import type { Translate } from '@marketplace/shared/i18n';
import { type Application, applicationSchema, type Lead } from '@marketplace/shared/schema';
import type { ReactNode } from 'react';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** The customer's name, which leads to the lead of the application while there is one. */
function CustomerLink({ application: { customer_name, user_id, product } }: CellProps) {
  const translate = useTranslate();
  const { data: rows = [] } = useListContext<Application>();
  // All cells of a list ask for the same leads, which are loaded once.
  const ids = [...new Set(rows.map((row) => row.user_id))].toSorted();
  const { data: leads = [] } = useGetList<Lead>(
    'leads',
    { filter: { user_id: ids }, pagination: ALL_ROWS, sort: { field: 'created_at', order: 'ASC' } },
    { enabled: ids.length > 0 },
  );
  const name = customer_name || translate('portal.unnamed');
  const lead = leads.find((one) => one.user_id === user_id && one.product === product);
  return lead ? <Link to={`/leads/${lead.id}`}>{name}</Link> : name;
}

interface CellProps {
  application: Application;
}

/** Makes a cell lead on: the customer to the lead, the reference to the page, the payout to its line of the ledger. */
function renderLink(name: string, application: Application, shown: ReactNode): ReactNode {
  const { id, status } = application;
  if (name === 'customer_name') return <CustomerLink application={application} />;
  if (name === 'reference') return <Link to={`/applications/${id}`}>{shown}</Link>;
  if (name === 'disbursed_amount' && status === 'disbursed')
    return <Link to={`/reports/entries/${id}`}>{shown}</Link>;
  return shown;
}

/** Builds the columns of a list of the partner's applications, with links to what belongs to each. */
export const buildApplicationColumns = (
  names: readonly (keyof Application)[],
  translate: Translate,
): TableColumn<Application>[] =>
  buildReadColumns(applicationSchema, names, translate).map((column) => ({
    ...column,
    render: (application) => renderLink(column.name, application, column.render(application)),
  }));
