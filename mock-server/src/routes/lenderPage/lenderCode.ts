import type { AnswerOf, getOwnLender } from '@marketplace/shared/api';
import { maskContact } from '@marketplace/shared/format';
import { now } from '../../clock';
import { lenderSlug } from '../../data/lenderSlugs';
import type {
  ApplicationRecord,
  Collections,
  LenderRecord,
  OtpRecord,
  UserRecord,
} from '../../data/records';
import type { Language } from '../../messages/say';
import { say } from '../../messages/say';
import type { Writer } from '../../store/port';
import { boundCode } from '../session/boundCode';
import { sendPasscode, triesLeft } from '../session/passcodes';

type CodeState = NonNullable<AnswerOf<typeof getOwnLender>['data']['code']>;

/** The page that takes a lender's code; one lender's messages have an address of their own. */
const codePage = (slug: string): string =>
  slug === 'indialends' ? '/indialends-otp' : `/user/${slug}/code`;

interface Parcel {
  user: Readonly<UserRecord>;
  lender: Readonly<LenderRecord>;
  application: Readonly<Pick<ApplicationRecord, 'id'>>;
  language: Language;
  /** Where this server's pages are. */
  origin: string;
}

/** Sends the code that confirms an application, to the contact that the person has proved to hold. */
export function sendCodeFor(
  writer: Writer<Collections>,
  { user, lender, application, language, origin }: Parcel,
): Promise<Readonly<OtpRecord>> {
  const page = origin + codePage(lenderSlug(lender));
  return sendPasscode(writer, {
    book: 'lender_codes',
    id: application.id,
    contact: user.sign_in,
    partnerId: null,
    text: (code) =>
      say(language, 'lender_code_text', { code, lender: lender.name, page }) +
      (user.sign_in.includes('@') ? '' : boundCode(origin, code)),
  });
}

/** What its owner may know of a code that was sent. */
export const codeState = (code: Readonly<OtpRecord>): CodeState => ({
  sent_to: maskContact(code.contact),
  age: Math.max(0, Math.floor((now() - Date.parse(code.sent_at)) / 1000)),
  tries_left: triesLeft(code),
});
