import { SignInGate } from '@marketplace/shared/admin/signIn';
import { client, home, isSignedIn, preferences, signIn } from './signInGate';
import { loadConsole, prefetch } from './loadConsole';
import { usePartnerBrand } from './usePartnerBrand';

/** The partner portal: the sign-in page in the partner's brand, and the console after it. */
export function App() {
  const brand = usePartnerBrand();
  return (
    <SignInGate
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
