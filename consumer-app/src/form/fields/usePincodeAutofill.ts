import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getCurrentLanguage } from '../../i18n';
import { useLanguage } from '../../language';
import type { PincodePlace } from '../../pincode';
import type { FormValues } from '../spec/formSpec';
import { useOnInput } from '@marketplace/shared/form';
import { parsePincode } from '@marketplace/shared/format';

/** Translates a place into the page's language; only Hindi pages load the Hindi names. */
async function toPageLanguage(place: PincodePlace): Promise<PincodePlace> {
  if (getCurrentLanguage() !== 'hi') return place;
  const { translatePlace } = await import('../../pincode/translatePlace');
  return translatePlace(place);
}

const PLACE = ['city', 'state'] as const;

/**
 * Fills in city and state once a pincode is complete. It never replaces what the person typed, only its own earlier
 * proposal, also when the person changes the language. If the pincode is unknown, the person types them.
 */
export function usePincodeAutofill<Body>(fields: UseFormReturn<FormValues, unknown, Body>): void {
  const { getValues, setValue } = fields;
  const language = useLanguage();
  const proposed = useRef<Record<string, string>>({});
  const last = useRef({ language, pincode: '' });
  const propose = async (input: string) => {
    const pincode = parsePincode(input);
    if (!pincode) return;
    const { findPincodePlace } = await import('../../pincode/findPincodePlace');
    const found = findPincodePlace(pincode);
    if (!found) return;
    last.current.pincode = pincode;
    const place = await toPageLanguage(found);
    for (const name of PLACE) {
      const current = getValues(name);
      if (current === undefined || (current && current !== proposed.current[name])) continue;
      proposed.current[name] = place[name];
      setValue(name, place[name]);
    }
  };
  useOnInput(fields, (name) => {
    if (name === 'postal_code') void propose(String(getValues(name) ?? ''));
  });
  const translateProposal = useEffectEvent(() => {
    const { language: before, pincode } = last.current;
    last.current.language = language;
    if (before !== language && pincode) void propose(pincode);
  });
  useEffect(() => translateProposal(), [language]);
}
