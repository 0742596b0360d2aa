/** The one Hindi word for a thing, and its one spelling. */
export interface HindiTerm {
  say: string;
  not: RegExp;
  /** The English texts that the term applies to. Default: all. */
  where?: RegExp;
}

const word = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${text})(?![\\p{L}\\p{M}])`, 'u');

export const HINDI_TERMS: readonly HindiTerm[] = [
  { say: 'PAN', not: word('पैन') },
  { say: 'EMI', not: word('ईएमआई') },
  { say: 'APR', not: word('एपीआर') },
  { say: 'OTP', not: word('ओटीपी') },
  { say: 'SMS', not: word('एसएमएस') },
  { say: 'लेंडर', not: /ऋणदाता|कर्ज़दाता|साहूकार/u },
  { say: 'लोन', not: word('ऋण|कर्ज़?|उधार') },
  { say: 'राशि', not: /रकम|धनराशि/u },
  { say: 'किस्त', not: /क़िस्त|किश्त/u },
  { say: 'ई-मेल', not: /ईमेल/u },
  { say: 'जन्म तिथि', not: /जन्म की तारीख़/u },
  { say: 'तारीख़', not: /तारीख(?!\u093C)/u },
  { say: 'प्रोडक्ट', not: /उत्पाद/u },
  { say: 'पेज', not: word('पन्ना|पन्ने|पृष्ठ') },
  { say: 'सहेजें', not: word('सेव') },
  { say: 'सिक्योर्ड', not: /असुरक्षित/u },
  { say: 'क़रीब', not: word('करीब') },
  { say: 'ग़लत', not: /गलत/u },
  { say: 'ख़ाली', not: word('खाली') },
  { say: 'क़ानून', not: /कानून/u },
  { say: 'तरीक़ा', not: /तरीक[ाे]/u },
  { say: 'काग़ज़', not: /कागज/u },
  { say: 'नुक़सान', not: /नुकसान/u },
  { say: 'सँभालकर', not: /संभाल|सँभाल कर/u },
  { say: 'मँगवाएँ', not: /मँगाएँ|मंगवा|मंगा/u },
  { say: 'ख़ूबी', not: /खूब/u },
  { say: 'हिन्दी', not: /हिंदी/u },
  { say: 'साइन इन', not: /लॉग[ -]?इन|लॉगिन/u },
  { say: 'लॉग आउट', not: /साइन आउट/u },
  { say: 'ख़ास ऑफ़र', not: /विशेष ऑफ़र/u },
  { say: 'समूह', not: /ग्रुप/u },
  { say: 'प्रमाण', not: /सबूत/u },
  { say: 'पंजीकरण', not: /रजिस्ट्रेशन/u },
  { say: 'रेवेन्यू', not: word('आय'), where: /\brevenue\b/i },
  { say: 'आप', not: word('तुम|तू|तुम्हारा|तुम्हारी|तुम्हारे|तेरा|तेरी') },
];
