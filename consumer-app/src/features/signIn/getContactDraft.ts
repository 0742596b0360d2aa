import { remember, remembered } from '../../common/tabMemory';

const CONTACT = 'door contact';
const TERMS = 'door terms';

/** What was typed into the sign-in in this tab; it stays until someone has signed in. */
export const contactDraft = (): string => remembered(CONTACT) ?? '';

export const keepContactDraft = (typed: string): void => remember(CONTACT, typed || undefined);

/** The partner whose terms were accepted in this tab, until someone has signed in. */
export const acceptedTerms = (): string | undefined => remembered(TERMS);

export const keepAcceptedTerms = (brand: string | undefined): void => remember(TERMS, brand);
