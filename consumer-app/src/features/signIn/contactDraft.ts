import { remember, remembered } from '../../common/tabMemory';

const name = 'contact-typed';

/** What was typed into the sign-in in this tab and not sent yet. */
export const contactDraft = (): string => remembered(name) ?? '';

export const keepContactDraft = (typed: string): void => remember(name, typed || undefined);
