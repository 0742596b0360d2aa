import { boolean, object, string } from 'yup';
import { choice } from '../../../schema/fields/choice';
import { date } from '../../../schema/fields/dates';
import { id } from '../../../schema/fields/numbers';
import { longText, text } from '../../../schema/fields/text';
import { endpoint } from '../../endpoint';
import { requiredArray } from '../answers';

const own = { access: { partner: true } } as const;

/** Lists the texts to send on, filled with the partner's name and link. */
export const getMessageContents = endpoint({
  id: 'getMessageContents',
  method: 'GET',
  path: '/api/partner/message-contents',
  summary: 'List texts to send on',
  ...own,
  answer: object({
    data: requiredArray(
      object({
        id: id(),
        name: text(),
        name_hi: text(),
        product: choice('product'),
        text_en: longText(2000),
        text_hi: longText(2000),
      }),
    ),
  }),
});

/** Lists the creatives. A withdrawn one has no headline and no link any more. */
export const getCreatives = endpoint({
  id: 'getCreatives',
  method: 'GET',
  path: '/api/partner/creatives',
  summary: 'List banners and creatives',
  ...own,
  answer: object({
    data: requiredArray(
      object({
        id: id(),
        name: text(),
        name_hi: text(),
        product: choice('product'),
        expires_on: date(),
        withdrawn: boolean().required(),
        headline_en: text(),
        headline_hi: text(),
        line_en: text(200),
        line_hi: text(200),
        /** The address in the QR code; '' for a withdrawn creative. */
        link: string().defined(),
        /** The disclosure, which every creative must show. */
        disclosure_en: longText(),
        disclosure_hi: longText(),
      }),
    ),
  }),
});
