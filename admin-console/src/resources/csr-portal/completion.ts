import type { Customer } from '@marketplace/shared/schema';

/** The profiles that a customer may have, by the prefix of their flag's name. */
export const PROFILES = ['pl', 'bl', 'gl', 'hl'] as const;

export type Profile = (typeof PROFILES)[number];

type Flags = Pick<Customer, `${Profile}_completed`>;

export const listCompleted = (customer: Flags): Profile[] =>
  PROFILES.filter((profile) => customer[`${profile}_completed`] === 1);
