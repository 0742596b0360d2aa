import { CONSENT_PURPOSES, CONSENT_VERSIONS } from '@marketplace/shared/schema';
import { usePersistedInput } from './usePersistedInput';

/** A tick is for the words that it stood beside: other words begin unticked. */
function stamped(consent: string): string {
  const purpose = CONSENT_PURPOSES.find((known) => known === consent);
  return purpose ? `${consent}@${CONSENT_VERSIONS[purpose]}` : consent;
}

/** The boxes of consents that a person has ticked under a name and not sent yet; none beforehand. */
export function useCheckboxes(name: string) {
  const [kept, keep] = usePersistedInput(name);
  const ticks = kept.split(' ').filter((tick) => tick !== '');
  return {
    isTicked: (consent: string): boolean => ticks.includes(stamped(consent)),
    tick: (consent: string, on: boolean): void => {
      const others = ticks.filter((tick) => tick !== stamped(consent));
      keep((on ? [...others, stamped(consent)] : others).join(' '));
    },
  };
}
