import { CONSENT_PURPOSES, CONSENT_VERSIONS } from '@marketplace/shared/schema';
import { usePersistedInput } from '../session/usePersistedInput';

/** A tick counts for one version of the wording; a new version starts unticked. */
function withVersion(consent: string): string {
  const purpose = CONSENT_PURPOSES.find((known) => known === consent);
  return purpose ? `${consent}@${CONSENT_VERSIONS[purpose]}` : consent;
}

/** The consents that the person has ticked under a name and not sent yet; all unticked at first. */
export function useCheckboxes(name: string) {
  const [stored, store] = usePersistedInput(name);
  const ticks = stored.split(' ').filter((tick) => tick !== '');
  return {
    isTicked: (consent: string): boolean => ticks.includes(withVersion(consent)),
    tick: (consent: string, on: boolean): void => {
      const others = ticks.filter((tick) => tick !== withVersion(consent));
      store((on ? [...others, withVersion(consent)] : others).join(' '));
    },
  };
}
