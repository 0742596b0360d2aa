import { type ReactNode, createContext, use } from 'react';
import type { Client } from '../../api/client';

const ClientContext = createContext<Client | undefined>(undefined);

/** Provides the console's one client to screens whose calls belong to no resource. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>;
}

/** Returns the console's client, for uploads, the order of rows and the like. */
export function useClient(): Client {
  const client = use(ClientContext);
  if (!client) throw new Error('useClient needs a ClientProvider above it');
  return client;
}
