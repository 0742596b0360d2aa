import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { setPartner, useBrand, OWN_BRAND } from '../../brand';

/**
 * The partner that a reseller applies to; `partner` is the name for the server, absent for the
 * product itself.
 */
type Found =
  | { status: 'loading' | 'unknown' | 'failed' }
  | { status: 'ready'; partner: string | undefined; title: string };

/** Finds the partner of the address, otherwise that of the session, and applies its brand. */
export function usePartner(): Found & { retry: () => void } {
  const params = useParams();
  const [query] = useSearchParams();
  const brand = useBrand();
  const named = (params['partner_name'] ?? query.get('partner_name') ?? '').trim();
  const [asked, setAsked] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!named) return undefined;
    let here = true;
    void setPartner(named).then(() => {
      if (here) setAsked(named);
    });
    return () => {
      here = false;
    };
  }, [named, tries]);
  const retry = () => {
    setAsked('');
    setTries(tries + 1);
  };
  if (named && brand.segment !== named)
    return { status: asked === named ? 'failed' : 'loading', retry };
  if (named && brand.status !== 'ready') return { status: brand.status, retry };
  const ready = brand.status === 'ready' ? brand.segment : undefined;
  return { status: 'ready', partner: ready, title: brand.partner ?? OWN_BRAND.name, retry };
}
