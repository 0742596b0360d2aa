import { remember, remembered } from '../../common/tabMemory';

const MEMORY = 'merchant application';

/** What was sent from this tab, so that a reload of the confirmation shows it again. */
export interface SentApplication {
  reference: string;
  partner: string;
}

export const keepSent = (sent: SentApplication): void => remember(MEMORY, JSON.stringify(sent));

export function readSent(): SentApplication | undefined {
  try {
    const kept: unknown = JSON.parse(remembered(MEMORY) ?? 'null');
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
