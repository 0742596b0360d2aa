import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import type { Client } from '../../api/client';

const ClientContext = createContext<Client | undefined>(undefined);

/** Hands the console's one client to the screens that make a call which is no resource's. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** The console's client: uploads, the order of rows and the like. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}
