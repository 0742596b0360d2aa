import { Door } from '@marketplace/shared/admin/signIn';
import { home, isSignedIn, loadConsole, prefetch, preferences, signIn } from './door';
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
      prefetch={prefetch}
      loadConsole={loadConsole}
    />
  );
}
