import { setTabItem, getTabItem } from '../../session/tabStorage';

const CONTACT = 'door contact';
const TERMS = 'door terms';

/** The contact typed into the sign-in in this tab, until somebody signs in. */
export const getContactDraft = (): string => getTabItem(CONTACT) ?? '';

export const saveContactDraft = (typed: string): void => setTabItem(CONTACT, typed || undefined);

/** The partner whose terms the person accepted in this tab, until somebody signs in. */
export const getAcceptedTerms = (): string | undefined => getTabItem(TERMS);

export const saveAcceptedTerms = (brand: string | undefined): void => setTabItem(TERMS, brand);
