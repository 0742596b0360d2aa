import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ProfileValues } from './profileValues';

const PLACE = ['city', 'state'] as const;

/**
 * Proposes city and state once a pincode is whole. What the person wrote there themselves stays;
 * a proposal gives way to that of another pincode.
 */
export function usePincodeFill({ subscribe, getValues, setValue }: UseFormReturn<ProfileValues>) {
  const proposed = useRef<Record<string, string>>({});
  useEffect(
    () =>
      subscribe({
        name: 'postal_code',
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== 'postal_code') return;
          const pincode = (getValues('postal_code') ?? '').replaceAll(/\s/g, '');
          if (pincode.length !== 6) return;
          void import('../../common/pincode/placeOf').then(({ placeOf }) => {
            const place = placeOf(pincode);
            if (!place) return;
            for (const field of PLACE) {
              const held = getValues(field) ?? '';
              if (held !== '' && held !== proposed.current[field]) continue;
              proposed.current[field] = place[field];
              setValue(field, place[field], { shouldValidate: true, shouldDirty: true });
            }
          });
        },
      }),
    [subscribe, getValues, setValue],
  );
}
