/** Lists about files that admins upload to change records. */
export const uploadLists = {
  uploadStatus: [
    { id: 'applied', en: 'Loaded', hi: 'दर्ज हुआ' },
    { id: 'pending', en: 'Waiting for confirmation', hi: 'पुष्टि बाक़ी' },
    { id: 'refused', en: 'Refused', hi: 'नामंज़ूर' },
    { id: 'failed', en: 'No row loaded', hi: 'कोई पंक्ति दर्ज नहीं हुई' },
    { id: 'rolled_back', en: 'Rolled back', hi: 'पलटा गया' },
    { id: 'checking', en: 'Being checked', hi: 'जाँच हो रही है' },
    { id: 'checked', en: 'Checked, not loaded', hi: 'जाँचा गया, दर्ज नहीं' },
    { id: 'applying', en: 'Being loaded', hi: 'दर्ज हो रहा है' },
    { id: 'rolling_back', en: 'Being rolled back', hi: 'पलटा जा रहा है' },
  ],
  uploadRowStatus: [
    { id: 'applied', en: 'Loaded', hi: 'दर्ज हुआ' },
    { id: 'pending', en: 'Waiting for confirmation', hi: 'पुष्टि बाक़ी' },
    { id: 'refused', en: 'Refused', hi: 'नामंज़ूर' },
    { id: 'kept', en: 'Left as it was', hi: 'जैसा था वैसा छोड़ा' },
    { id: 'rolled_back', en: 'Rolled back', hi: 'पलटा गया' },
    { id: 'checked', en: 'Checked', hi: 'जाँचा गया' },
  ],
  importOutcome: [
    { id: 'error', en: 'Error', hi: 'ग़लती' },
    { id: 'unknown', en: 'Unknown', hi: 'अनजान' },
    { id: 'differing', en: 'Differing', hi: 'अलग' },
    { id: 'missing', en: 'Missing', hi: 'फ़ाइल में नहीं' },
    { id: 'matched', en: 'Matched', hi: 'मेल खाती' },
  ],
  importProblem: [
    { id: 'row_unknown_application', en: 'There is no such application', hi: 'ऐसा कोई आवेदन नहीं है' },
    {
      id: 'row_repeated',
      en: 'This application stands in the file more than once',
      hi: 'यह आवेदन फ़ाइल में एक से ज़्यादा बार है',
    },
    { id: 'row_date', en: 'This is not a date', hi: 'यह तारीख़ नहीं है' },
    {
      id: 'row_before_application',
      en: 'This date is before the application',
      hi: 'यह तारीख़ आवेदन से पहले की है',
    },
    { id: 'row_future', en: 'This date is in the future', hi: 'यह तारीख़ आगे की है' },
    { id: 'row_amount', en: 'This is not an amount above ₹0', hi: 'यह ₹0 से ज़्यादा राशि नहीं है' },
    { id: 'row_too_long', en: 'This is longer than 500 characters', hi: 'यह 500 अक्षरों से लंबा है' },
    {
      id: 'row_not_disbursed',
      en: 'This application is not disbursed',
      hi: 'इस आवेदन की राशि जारी नहीं हुई है',
    },
    {
      id: 'row_changed_since',
      en: 'This application has changed since the check',
      hi: 'जाँच के बाद यह आवेदन बदल गया है',
    },
    {
      id: 'row_in_payout',
      en: 'This commission is in a payout; claw it back instead',
      hi: 'यह कमीशन भुगतान में है; इसे वापस लें',
    },
  ],
} as const;
