import { getLenderName } from '../../../data/lenders/lenderNames';
import { getLenderSlug } from '../../../data/lenders/lenderSlugs';
import type {
  ApplicationRecord,
  Collections,
  LenderRecord,
  UserRecord,
} from '../../../data/records';
import type { Language } from '../../../messages/translate';
import { translate } from '../../../messages/translate';
import type { Writer } from '../../../store/port';
import { formatOriginBoundCode } from '../../session/otp/formatOriginBoundCode';
import { OWNER } from '../../session/otp/otpRequester';
import { requestOtp } from '../../session/otp/requestOtp';

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

/** Sends the code that confirms an application to the contact that the person has verified. */
export async function sendConfirmationCode(
  writer: Writer<Collections>,
  { user, lender, application, language, origin, limited }: Confirmation,
): Promise<void> {
  const page = origin + getCodePagePath(getLenderSlug(lender));
  await requestOtp(writer, {
    collection: 'lender_codes',
    id: application.id,
    requester: OWNER,
    contact: user.sign_in,
    partnerId: null,
    limited,
    language,
    text: (code) =>
      translate(language, 'lender_code_text', {
        code,
        lender: getLenderName(lender, language),
        page,
      }) + (user.sign_in.includes('@') ? '' : formatOriginBoundCode(origin, code)),
  });
}
