import { maskMobile } from '@marketplace/shared/format';

/** A whole mobile number in what is typed becomes its mask: lists know no other, and addresses keep none. */
export const maskedSearch = (typed: string): string =>
  typed.replaceAll(/(?<!\d)(?:\+?91[\s-]?)?([6-9]\d{9})(?!\d)/g, (_, mobile: string) =>
    maskMobile(mobile),
  );
