import type { AnswerOf, getOwnLender } from '@marketplace/shared/api';
import { maskContact } from '@marketplace/shared/format';
import { now } from '../../../clock';
import { getLenderSlug } from '../../../data/lenders/lenderSlugs';
import type {
  ApplicationRecord,
  Collections,
  LenderRecord,
  UserRecord,
} from '../../../data/records';
import type { Language } from '../../../messages/translate';
import { translate } from '../../../messages/translate';
import type { Reader, Writer } from '../../../store/port';
import { formatOriginBoundCode } from '../../session/passcode/formatOriginBoundCode';
import { getPasscodeState } from '../../session/passcode/livePasscodes';
import { OWNER } from '../../session/passcode/passcodeRequester';
import { requestPasscode } from '../../session/passcode/requestPasscode';

type CodeState = NonNullable<AnswerOf<typeof getOwnLender>['data']['code']>;

/** Returns the path of the page that takes a lender's code. One lender has its own path. */
const getCodePagePath = (slug: string): string =>
  slug === 'indialends' ? '/indialends-otp' : `/user/${slug}/code`;

interface Confirmation {
  user: Readonly<UserRecord>;
  lender: Readonly<LenderRecord>;
  application: Readonly<Pick<ApplicationRecord, 'id'>>;
  language: Language;
  /** Origin of this server's pages. */
  origin: string;
  /** Whether rate limits apply to code requests. */
  limited: boolean;
}

/** Returns what the borrower may know of a confirmation code; null if none was sent. */
export async function toCodeState(
  reader: Reader<Collections>,
  applicationId: string,
): Promise<CodeState | null> {
  const state = await getPasscodeState(
    reader,
    { collection: 'lender_codes', id: applicationId },
    OWNER,
  );
  if (!state) return null;
  return {
    sent_to: maskContact(state.contact),
    age: Math.max(0, Math.floor((now() - Date.parse(state.sentAt)) / 1000)),
    tries_left: state.triesLeft,
  };
}

/** Sends the code that confirms an application to the contact that the person has verified. */
export async function sendConfirmationCode(
  writer: Writer<Collections>,
  { user, lender, application, language, origin, limited }: Confirmation,
): Promise<void> {
  const page = origin + getCodePagePath(getLenderSlug(lender));
  await requestPasscode(writer, {
    collection: 'lender_codes',
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
