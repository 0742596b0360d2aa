/** Lists about a person; ids are stable, labels may change. */
export const personalLists = {
  commPreferences: [
    { id: 'sms', en: 'SMS', hi: 'SMS' },
    { id: 'email', en: 'E-mail', hi: 'ई-मेल' },
  ],
  employmentStatus: [
    { id: 'salaried', en: 'Salaried', hi: 'नौकरीपेशा' },
    { id: 'self_employed', en: 'Self-employed', hi: 'स्वरोज़गार' },
    { id: 'business', en: 'Business owner', hi: 'कारोबारी' },
  ],
  salaryMode: [
    { id: 'bank_transfer', en: 'Bank transfer', hi: 'बैंक ट्रांसफ़र' },
    { id: 'cheque', en: 'Cheque', hi: 'चेक' },
    { id: 'cash', en: 'Cash', hi: 'नकद' },
  ],
  householdIncome: [
    { id: '0', en: 'Below ₹25,000', hi: '₹25,000 से कम' },
    { id: '25000', en: '₹25,000 to ₹50,000', hi: '₹25,000 से ₹50,000' },
    { id: '50000', en: '₹50,000 to ₹1,00,000', hi: '₹50,000 से ₹1,00,000' },
    { id: '100000', en: '₹1,00,000 or more', hi: '₹1,00,000 या उससे ज़्यादा' },
  ],
  mvGender: [
    { id: 'female', en: 'Female', hi: 'महिला' },
    { id: 'male', en: 'Male', hi: 'पुरुष' },
    { id: 'other', en: 'Other', hi: 'अन्य' },
  ],
  Gender: [
    { id: 'female', en: 'Female', hi: 'महिला' },
    { id: 'male', en: 'Male', hi: 'पुरुष' },
    { id: 'other', en: 'Other', hi: 'अन्य' },
  ],
  residentType: [
    { id: 'owned', en: 'Owned by me or my family', hi: 'अपना या परिवार का' },
    { id: 'rented', en: 'Rented', hi: 'किराए का' },
    { id: 'company', en: 'Provided by my employer', hi: 'कंपनी का दिया हुआ' },
    { id: 'hostel', en: 'Hostel or paying guest', hi: 'हॉस्टल या पीजी' },
  ],
  educationalLevel: [
    { id: 'below_10', en: 'Below class 10', hi: 'दसवीं से कम' },
    { id: 'class_10', en: 'Class 10', hi: 'दसवीं' },
    { id: 'class_12', en: 'Class 12 or diploma', hi: 'बारहवीं या डिप्लोमा' },
    { id: 'graduate', en: 'Graduate', hi: 'स्नातक' },
    { id: 'postgraduate', en: 'Postgraduate or more', hi: 'स्नातकोत्तर या उससे ऊपर' },
  ],
  maritalStatus: [
    { id: 'single', en: 'Single', hi: 'अविवाहित' },
    { id: 'married', en: 'Married', hi: 'विवाहित' },
    { id: 'other', en: 'Other', hi: 'अन्य' },
  ],
  jobSector: [
    { id: 'private', en: 'Private company', hi: 'निजी कंपनी' },
    { id: 'government', en: 'Government', hi: 'सरकारी' },
    { id: 'public_sector', en: 'Public sector undertaking', hi: 'सार्वजनिक उपक्रम' },
    { id: 'defence', en: 'Defence', hi: 'रक्षा सेवा' },
  ],
  workStatus: [
    { id: 'permanent', en: 'Permanent', hi: 'स्थायी' },
    { id: 'contract', en: 'On contract', hi: 'अनुबंध पर' },
    { id: 'probation', en: 'On probation', hi: 'परिवीक्षा पर' },
  ],
  preferNetBanking: [
    { id: 'yes', en: 'Yes', hi: 'हाँ' },
    { id: 'no', en: 'No', hi: 'नहीं' },
  ],
  loanPurpose: [
    { id: 'home', en: 'Home repairs or furniture', hi: 'घर की मरम्मत या सामान' },
    { id: 'medical', en: 'Medical costs', hi: 'इलाज का ख़र्च' },
    { id: 'education', en: 'Education', hi: 'पढ़ाई' },
    { id: 'family_event', en: 'Wedding or family event', hi: 'शादी या परिवार का कार्यक्रम' },
    { id: 'travel', en: 'Travel', hi: 'यात्रा' },
    { id: 'other_loans', en: 'Pay off other loans', hi: 'दूसरे लोन चुकाना' },
    { id: 'business', en: 'Business', hi: 'कारोबार' },
    { id: 'other', en: 'Something else', hi: 'कुछ और' },
  ],
  professionalType: [
    { id: 'doctor', en: 'Doctor', hi: 'डॉक्टर' },
    { id: 'accountant', en: 'Chartered accountant', hi: 'चार्टर्ड अकाउंटेंट' },
    { id: 'lawyer', en: 'Lawyer', hi: 'वकील' },
    { id: 'architect', en: 'Architect', hi: 'वास्तुकार' },
    { id: 'other', en: 'Other', hi: 'अन्य' },
  ],
  professionalYears: [
    { id: '0', en: 'Less than 1 year', hi: '1 साल से कम' },
    { id: '1', en: '1 to 3 years', hi: '1 से 3 साल' },
    { id: '3', en: '3 to 5 years', hi: '3 से 5 साल' },
    { id: '5', en: '5 years or more', hi: '5 साल या उससे ज़्यादा' },
  ],
} as const;
