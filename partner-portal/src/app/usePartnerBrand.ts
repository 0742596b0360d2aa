import { getPartnerByName } from '@marketplace/shared/api';
import { type Brand, DEFAULT_BRAND, brandFor } from '@marketplace/shared/branding';
import { useEffect, useState } from 'react';
import { client } from './signInGate';
import { getPartnerSegment } from './partnerSegment';

/** Returns the default brand, and the brand of the partner in the address once the server has answered. */
export function usePartnerBrand(): Brand {
  const [segment] = useState(() => getPartnerSegment(window.location.pathname));
  const [brand, setBrand] = useState(() => (segment ? brandFor(segment) : DEFAULT_BRAND));
  useEffect(() => {
    if (!segment) return undefined;
    const leaving = new AbortController();
    client
      .call(getPartnerByName, { params: { name: segment }, signal: leaving.signal })
      .then(({ data }) => setBrand(brandFor(data.name, data.brand)))
      // For an unknown partner or no answer keep the current brand.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [segment]);
  return brand;
}
