import { useCallback, useRef } from 'react';
import { currentLanguage } from '../language/i18n';
import type { PincodePlace } from '../pincode/findPincodePlace';
import type { Answer, Answers } from './formSpec';
import { normalizeAnswer } from './normalizeAnswer';

/** The names as the reader writes them; the Hindi ones are fetched for Hindi pages alone. */
async function inOwnLanguage(place: PincodePlace): Promise<PincodePlace> {
  if (currentLanguage() !== 'hi') return place;
  const { placeInHindi } = await import('../pincode/placeInHindi');
  return placeInHindi(place);
}

const PLACE = ['city', 'state'] as const;

/**
 * Proposes city and state once a pincode is whole. What the person wrote there themselves stays;
 * a proposal, in the language of the page, gives way to that of another pincode. Without an answer the person types them.
 */
export function usePincodeAutofill(change: (some: (before: Answers) => Answers) => void) {
  const proposed = useRef<Record<string, string>>({});
  return useCallback(
    async (answer: Answer) => {
      const pincode = normalizeAnswer('pincode', String(answer ?? ''));
      if (pincode.length !== 6) return;
      const { findPincodePlace: placeOf } = await import('../pincode/findPincodePlace');
      const found = placeOf(pincode);
      if (!found) return;
      const place = await inOwnLanguage(found);
      change((before) => {
        const open = PLACE.filter((name) => {
          const held = before[name];
          return held !== undefined && (!held || held === proposed.current[name]);
        });
        const fill = Object.fromEntries(open.map((name) => [name, place[name]]));
        proposed.current = { ...proposed.current, ...fill };
        return fill;
      });
    },
    [change],
  );
}
