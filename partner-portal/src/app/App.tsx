import { SignInGate } from '@marketplace/shared/admin/signIn';
import { type Brand, DEFAULT_BRAND, getBrand } from '@marketplace/shared/branding';
import { useEffect, useState } from 'react';
import { client, home, isSignedIn, preferences, signIn } from './signInGate';
import { loadConsole, prefetch } from './loadConsole';
import { getPartnerSegment } from './partnerSegment';

/** Returns the default brand, and the brand of the partner in the address once the server has answered. */
function usePartnerBrand(): Brand {
  const [segment] = useState(() => getPartnerSegment(window.location.pathname));
  const [brand, setBrand] = useState(() => (segment ? getBrand(segment) : DEFAULT_BRAND));
  useEffect(() => {
    if (!segment) return undefined;
    const leaving = new AbortController();
    import('./fetchPartnerBrand')
      .then(({ fetchPartnerBrand }) => fetchPartnerBrand(segment, leaving.signal))
      .then(setBrand)
      // Keep the current brand if the partner is unknown or the call fails.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [segment]);
  return brand;
}

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
