/** Lists about a business. A numeric id is the lower bound of a band (₹ a year, or years). */
export const businessLists = {
  businessTurnover: [
    { id: '0', en: 'Below ₹5 lakh a year', hi: 'साल में ₹5 लाख से कम' },
    { id: '500000', en: '₹5 lakh to ₹15 lakh a year', hi: 'साल में ₹5 लाख से ₹15 लाख' },
    { id: '1500000', en: '₹15 lakh to ₹50 lakh a year', hi: 'साल में ₹15 लाख से ₹50 लाख' },
    { id: '5000000', en: '₹50 lakh to ₹1 crore a year', hi: 'साल में ₹50 लाख से ₹1 करोड़' },
    { id: '10000000', en: '₹1 crore a year or more', hi: 'साल में ₹1 करोड़ या उससे ज़्यादा' },
  ],
  businessYears: [
    { id: '0', en: 'Less than 1 year', hi: '1 साल से कम' },
    { id: '1', en: '1 to 3 years', hi: '1 से 3 साल' },
    { id: '3', en: '3 to 5 years', hi: '3 से 5 साल' },
    { id: '5', en: '5 years or more', hi: '5 साल या उससे ज़्यादा' },
  ],
  businessType: [
    { id: 'manufacturing', en: 'Manufacturing', hi: 'निर्माण' },
    { id: 'trading', en: 'Trading', hi: 'व्यापार' },
    { id: 'services', en: 'Services', hi: 'सेवाएँ' },
  ],
  businessNature: [
    { id: 'retail', en: 'Retail', hi: 'खुदरा' },
    { id: 'wholesale', en: 'Wholesale', hi: 'थोक' },
    { id: 'online', en: 'Online', hi: 'ऑनलाइन' },
    { id: 'other', en: 'Other', hi: 'अन्य' },
  ],
  businessGrossProfit: [
    { id: '0', en: 'Below ₹2 lakh a year', hi: 'साल में ₹2 लाख से कम' },
    { id: '200000', en: '₹2 lakh to ₹5 lakh a year', hi: 'साल में ₹2 लाख से ₹5 लाख' },
    { id: '500000', en: '₹5 lakh to ₹15 lakh a year', hi: 'साल में ₹5 लाख से ₹15 लाख' },
    { id: '1500000', en: '₹15 lakh a year or more', hi: 'साल में ₹15 लाख या उससे ज़्यादा' },
  ],
  businessRegistration: [
    { id: 'proprietorship', en: 'Proprietorship', hi: 'एकल स्वामित्व' },
    { id: 'partnership', en: 'Partnership', hi: 'साझेदारी' },
    { id: 'llp', en: 'Limited liability partnership', hi: 'सीमित देयता भागीदारी (LLP)' },
    { id: 'private_limited', en: 'Private limited company', hi: 'प्राइवेट लिमिटेड कंपनी' },
    { id: 'none', en: 'Not registered', hi: 'पंजीकृत नहीं' },
  ],
} as const;
