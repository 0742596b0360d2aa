import { array, object, string } from 'yup';
import { languageSchema } from '../../../schema/entities/language';
import { publicPartnerSchema } from '../../../schema/entities/partner/partner';
import { ownBrandSchema } from '../../../schema/entities/partner/partnerBrand';
import { OPTION_LIST_NAMES } from '../../../schema/options/names';
import { endpoint } from '../../endpoint';
import { requiredArray } from '../answers';

/** The brand that a partner has set itself; absent for one that has not. */
export const ownBrand = { brand: ownBrandSchema.optional().default(undefined) } as const;

const names = () => array(string().required()).required();

/**
 * The funnel that the partner has published last; absent for one that has published none. The consoles'
 * sign-in pages load this call, so it does without the lists of options behind `funnelSchema`.
 */
const publishedFunnel = {
  funnel: object({
    products: names(),
    questions: names(),
    accent: string().defined(),
    headline_en: string().defined(),
    headline_hi: string().defined(),
    subline_en: string().defined(),
    subline_hi: string().defined(),
  })
    .optional()
    .default(undefined),
} as const;

/** The partner name of the product's own brand. */
export const DEFAULT_PARTNER_NAME = 'cl';

/** A partner's public brand data by identifier, URL segment or 'cl'. */
export const getPartnerByName = endpoint({
  id: 'getPartnerByName',
  method: 'GET',
  path: '/api/get-partner-by-name/:name',
  summary: 'Read the brand data of a partner',
  access: 'public',
  answer: object({
    data: publicPartnerSchema.shape({ ...ownBrand, ...publishedFunnel }).required(),
  }),
});

/** Returns the languages of a country. The server knows only IN. */
export const getLanguages = endpoint({
  id: 'getLanguages',
  method: 'POST',
  path: '/api/getLanguages',
  summary: 'List languages',
  access: 'public',
  body: object({ countryCode: string().required().max(8) }).noUnknown(),
  answer: object({ data: requiredArray(languageSchema) }),
});

const optionSchema = object({ id: string().required(), label: string().required() });

const optionListsAnswer = object(
  Object.fromEntries(OPTION_LIST_NAMES.map((name) => [name, array(optionSchema)])),
);

/** Returns all option lists by name; `language` is en or hi. */
export const getOptionLists = endpoint({
  id: 'getOptionLists',
  method: 'GET',
  path: '/api/search-list/:language',
  summary: 'Read all option lists',
  access: 'public',
  answer: optionListsAnswer,
});

/** Returns one option list by name or number; 0 returns all lists. */
export const getOptionList = endpoint({
  id: 'getOptionList',
  method: 'GET',
  path: '/api/search-list/:language/:id',
  summary: 'Read one option list',
  access: 'public',
  answer: optionListsAnswer,
});
