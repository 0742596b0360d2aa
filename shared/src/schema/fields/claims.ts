import type { StringSchema } from 'yup';
import { toLatinDigits } from '../../format';
import { message } from '../message';

/**
 * Claims that no partner may make to borrowers, in both languages: approval without a check, money without a price, and
 * the regulator's blessing. The operator answers to the regulator for what its partners promise.
 */
const CLAIMS: readonly RegExp[] = [
  /guarant(?:ee|y)/u,
  /\b(?:instant|immediate|automatic|sure|100 ?%|assured|pre) ?approv/u,
  /\bapprov\w* (?:guarant|assured|in (?:seconds|minutes|\d+ ?(?:s|sec|min)))/u,
  /(?<![\d.,])0+(?:\.0+)? ?(?:%|per ?cent|percent|प्रतिशत|फ़ीसदी|फीसदी)/u,
  /\b(?:zero|no|nil|free of) (?:interest|cost|rate|fee|fees|charge|charges|emi)\b/u,
  /\binterest free\b/u,
  /\bno (?:credit|cibil|income|document|documents|paper|papers|check|checks|kyc)\b/u,
  /\b(?:without|w\/o) (?:any )?(?:credit|cibil|income|documents?|papers?|checks?|kyc)\b/u,
  /\b(?:lowest|cheapest|best) (?:rate|rates|interest)\b/u,
  /\brbi ?(?:approved|registered|certified|backed)\b/u,
  /\bgovernment (?:approved|backed|scheme)\b/u,
  /गारंटी|गारन्टी|गॅरंटी/u,
  /(?:तुरंत|तुरन्त|फ़ौरन|फौरन|झटपट|इंस्टेंट|पक्की|पक्का|निश्चित|100 ?%) ?(?:मंज़ूरी|मंजूरी|स्वीकृति|अप्रूवल|मंज़ूर|मंजूर|लोन)/u,
  /(?:शून्य|ज़ीरो|जीरो|बिना|बग़ैर|बगैर) ?(?:किसी )?(?:ब्याज|ब्याज़|शुल्क|फ़ीस|फीस|खर्च|ख़र्च|सिबिल|क्रेडिट|काग़ज़|कागज|दस्तावेज़|दस्तावेज|जाँच|जांच|आय|इनकम)/u,
  /ब्याज ?(?:मुक्त|रहित|नहीं)/u,
  /सबसे (?:कम|सस्ता|सस्ती) ?(?:ब्याज|दर|लोन)/u,
  /(?:आरबीआई|rbi|सरकार) ?(?:से|द्वारा) ?(?:मान्य|स्वीकृत|मंज़ूर|मंजूर)/u,
];

/** Writes a text as the claims are written: one kind of digits, blanks and small letters, and no invisible marks. */
const normalise = (text: string): string =>
  toLatinDigits(text.normalize('NFKC'))
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD\u00B7*_]/gu, '')
    .replaceAll(/\p{Dash_Punctuation}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();

/** Whether a text promises what no partner may promise. */
export const makesClaim = (text: string): boolean => {
  const words = normalise(text);
  return CLAIMS.some((claim) => claim.test(words));
};

/** Refuses a text that promises what no partner may promise. */
export const withoutClaims = <S extends StringSchema>(schema: S): S =>
  schema.test({
    name: 'claim',
    message: message('validation.claim'),
    test: (value) => !makesClaim(value ?? ''),
  });
