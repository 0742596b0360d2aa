import { getPartnerByName } from '@marketplace/shared/api';
import { type Brand, DEFAULT_BRAND, brandFor } from '@marketplace/shared/branding';
import { useEffect, useState } from 'react';
import { client } from './signInGate';
import { getPartnerSegment } from './partnerSegment';

/** The brand of the partner in the address, as soon as the server has said who that is. */
export function usePartnerBrand(): Brand {
  const [segment] = useState(() => getPartnerSegment(window.location.pathname));
  const [brand, setBrand] = useState(() => (segment ? brandFor(segment) : DEFAULT_BRAND));
  useEffect(() => {
    if (!segment) return undefined;
    const leaving = new AbortController();
    client
      .call(getPartnerByName, { params: { name: segment }, signal: leaving.signal })
      .then(({ data }) => setBrand(brandFor(data.name)))
      // An unknown partner, or no answer: the door opens in the brand that it has.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [segment]);
  return brand;
}
