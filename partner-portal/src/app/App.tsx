import { useState } from 'react';
import { SignInGate } from '@marketplace/shared/admin/signIn';
import { client, home, isSignedIn, preferences, signIn } from './signInGate';
import { loadConsole, prefetch } from './loadConsole';
import { usePartnerBrand } from './usePartnerBrand';

/** Returns the secret of the invitation that the address leads to, undefined at any other address. */
function getInvitation({ pathname, hash }: Location): string | undefined {
  return pathname === '/partner/invitation' ? hash.slice(1) : undefined;
}

/** The partner portal: the sign-in page in the partner's brand, and the console after it. */
export function App() {
  const brand = usePartnerBrand();
  const [invitation] = useState(() => getInvitation(window.location));
  return (
    <SignInGate
      area="partner"
      brand={brand}
      preferences={preferences}
      isSignedIn={isSignedIn}
      invitation={invitation}
      home={home}
      signIn={signIn}
      client={client}
      prefetch={prefetch}
      loadConsole={loadConsole}
    />
  );
}
