import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, DataTable, fetchUtils, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

/** The session token that the benchmark has set as a cookie. */
const token = /(?:^|; )adminToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';

const dataProvider = simpleRestProvider('/api/rest', (url, options) =>
  fetchUtils.fetchJson(url, {
    ...options,
    user: { authenticated: true, token: `Bearer ${token}` },
  }),
);

const Applications = () => (
  <List>
    <DataTable>
      <DataTable.Col source="customer_name" />
      <DataTable.Col source="lender_name" />
      <DataTable.NumberCol source="amount" />
      <DataTable.Col source="status" />
    </DataTable>
  </List>
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter basename="/admin">
      <Admin dataProvider={dataProvider} disableTelemetry>
        <Resource name="applications" list={Applications} />
      </Admin>
    </BrowserRouter>,
  );
