import type { AnswerOf, getOwnLender } from '@marketplace/shared/api';
import { maskContact } from '@marketplace/shared/format';
import { now } from '../../clock';
import { getLenderSlug } from '../../data/lenderSlugs';
import type { ApplicationRecord, Collections, LenderRecord, UserRecord } from '../../data/records';
import type { Language } from '../../messages/translate';
import { translate } from '../../messages/translate';
import type { Reader, Writer } from '../../store/port';
import { formatOriginBoundCode } from '../session/formatOriginBoundCode';
import { passcodeState } from '../session/livePasscodes';
import { OWNER } from '../session/passcodeRequester';
import { requestPasscode } from '../session/requestPasscode';

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
  /** Whether requests for codes are limited. */
  limited: boolean;
}

/** What its owner may know of the code that an application is confirmed by; null where none was sent. */
export async function toCodeState(
  reader: Reader<Collections>,
  applicationId: string,
): Promise<CodeState | null> {
  const state = await passcodeState(reader, { book: 'lender_codes', id: applicationId }, OWNER);
  if (!state) return null;
  return {
    sent_to: maskContact(state.contact),
    age: Math.max(0, Math.floor((now() - Date.parse(state.sentAt)) / 1000)),
    tries_left: state.triesLeft,
  };
}

/** Sends the code that confirms an application, to the contact that the person has proved to hold. */
export async function sendConfirmationCode(
  writer: Writer<Collections>,
  { user, lender, application, language, origin, limited }: Parcel,
): Promise<void> {
  const page = origin + codePage(getLenderSlug(lender));
  await requestPasscode(writer, {
    book: 'lender_codes',
    id: application.id,
    requester: OWNER,
    contact: user.sign_in,
    partnerId: null,
    limited,
    language,
    text: (code) =>
      translate(language, 'lender_code_text', { code, lender: lender.name, page }) +
      (user.sign_in.includes('@') ? '' : formatOriginBoundCode(origin, code)),
  });
}
