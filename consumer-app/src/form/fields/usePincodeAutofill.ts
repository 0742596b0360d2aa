import { useCallback, useEffect, useRef } from 'react';
import { currentLanguage } from '../../language/i18n';
import { useLanguage } from '../../language/language';
import type { PincodePlace } from '../../pincode/findPincodePlace';
import type { Answer, Answers } from '../spec/formSpec';
import { normalizeAnswer } from '../spec/normalizeAnswer';

/** Translates a place into the page's language; only Hindi pages load the Hindi names. */
async function inOwnLanguage(place: PincodePlace): Promise<PincodePlace> {
  if (currentLanguage() !== 'hi') return place;
  const { placeInHindi } = await import('../../pincode/placeInHindi');
  return placeInHindi(place);
}

const PLACE = ['city', 'state'] as const;

/**
 * Fills in city and state once a pincode is complete. It never replaces what the person typed, only
 * its own earlier proposal, also when the person changes the language. If the pincode is unknown, the
 * person types them.
 */
export function usePincodeAutofill(change: (some: (before: Answers) => Answers) => void) {
  const language = useLanguage();
  const proposed = useRef<Record<string, string>>({});
  const last = useRef({ language, pincode: '' });
  const propose = useCallback(
    async (answer: Answer) => {
      const pincode = normalizeAnswer('pincode', String(answer ?? ''));
      if (pincode.length !== 6) return;
      const { findPincodePlace: placeOf } = await import('../../pincode/findPincodePlace');
      const found = placeOf(pincode);
      if (!found) return;
      last.current.pincode = pincode;
      const place = await inOwnLanguage(found);
      change((before) => {
        const open = PLACE.filter((name) => {
          const current = before[name];
          return current !== undefined && (!current || current === proposed.current[name]);
        });
        const fill = Object.fromEntries(open.map((name) => [name, place[name]]));
        proposed.current = { ...proposed.current, ...fill };
        return fill;
      });
    },
    [change],
  );
  useEffect(() => {
    const { language: before, pincode } = last.current;
    last.current.language = language;
    if (before !== language && pincode) void propose(pincode);
  }, [language, propose]);
  return propose;
}
