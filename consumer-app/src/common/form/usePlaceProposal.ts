import { useCallback, useRef } from 'react';
import type { Answer, Answers } from './description';
import { plainAnswer } from './plainAnswer';

const PLACE = ['city', 'state'] as const;

/**
 * Proposes city and state once a pincode is whole. What the person wrote there themselves stays;
 * a proposal gives way to that of another pincode. Without an answer the person types them.
 */
export function usePlaceProposal(change: (some: (before: Answers) => Answers) => void) {
  const proposed = useRef<Record<string, string>>({});
  return useCallback(
    async (answer: Answer) => {
      const pincode = plainAnswer('pincode', String(answer ?? ''));
      if (pincode.length !== 6) return;
      const { placeOf } = await import('../pincode/placeOf');
      const place = placeOf(pincode);
      if (!place) return;
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
