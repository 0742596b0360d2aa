import { setTabItem, getTabItem } from '../../session';

const MEMORY = 'merchant application';

/** The application sent from this tab; a reload of the confirmation shows it again. */
export interface SentApplication {
  reference: string;
  partner: string;
}

export const saveSentApplication = (sent: SentApplication): void =>
  setTabItem(MEMORY, JSON.stringify(sent));

export function readSentApplication(): SentApplication | undefined {
  try {
    const kept: unknown = JSON.parse(getTabItem(MEMORY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    if (!('reference' in kept) || !('partner' in kept)) return undefined;
    const { reference, partner } = kept;
    return typeof reference === 'string' && typeof partner === 'string'
      ? { reference, partner }
      : undefined;
  } catch {
    return undefined;
  }
}
