import { maskMobile } from '@marketplace/shared/format';

/**
 * Replaces a whole mobile number by its mask, because lists hold masked numbers and addresses must
 * not contain real ones.
 */
export const maskSearch = (input: string): string =>
  input.replaceAll(/(?<!\d)(?:\+?91[\s-]?)?([6-9]\d{9})(?!\d)/g, (_, mobile: string) =>
    maskMobile(mobile),
  );
