import { Door } from '@marketplace/shared/admin/signIn';
import { client, home, isSignedIn, preferences, signIn } from './door';
import { loadConsole, prefetch } from './loadConsole';
import { useDoorBrand } from './useDoorBrand';

/** The partner portal: its door in the partner's brand, and what lies behind it. */
export function App() {
  const brand = useDoorBrand();
  return (
    <Door
      area="partner"
      brand={brand}
      preferences={preferences}
      isSignedIn={isSignedIn}
      home={home}
      signIn={signIn}
      client={client}
      prefetch={prefetch}
      loadConsole={loadConsole}
    />
  );
}
