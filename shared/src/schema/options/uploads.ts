import { catalogueLists } from './catalogue';

/** Products without leads of their own: vouchers come with another product. */
export const UNOFFERED_PRODUCTS: readonly string[] = ['voucher'];

/** Lists the names that a file's cell may hold. */
const listNames = (list: 'applicationStatus' | 'product', language: 'en' | 'hi'): string =>
  catalogueLists[list]
    .filter(({ id }) => !UNOFFERED_PRODUCTS.includes(id))
    .map((option) => option[language])
    .join(', ');

export const uploadLists = {
  uploadStatus: [
    { id: 'applied', en: 'Loaded', hi: 'दर्ज हुआ' },
    { id: 'pending', en: 'Waiting for confirmation', hi: 'पुष्टि बाकी' },
    { id: 'refused', en: 'Refused', hi: 'नामंज़ूर' },
    { id: 'failed', en: 'No row loaded', hi: 'कोई पंक्ति दर्ज नहीं हुई' },
    { id: 'rolled_back', en: 'Rolled back', hi: 'पलटा गया' },
    { id: 'checking', en: 'Being checked', hi: 'जाँच हो रही है' },
    { id: 'checked', en: 'Ready to load', hi: 'दर्ज करने को तैयार' },
    { id: 'applying', en: 'Being loaded', hi: 'दर्ज हो रहा है' },
    { id: 'rolling_back', en: 'Being rolled back', hi: 'पलटा जा रहा है' },
  ],
  uploadRowStatus: [
    { id: 'applied', en: 'Loaded', hi: 'दर्ज हुआ' },
    { id: 'pending', en: 'Waiting for confirmation', hi: 'पुष्टि बाकी' },
    { id: 'refused', en: 'Refused', hi: 'नामंज़ूर' },
    { id: 'kept', en: 'Left as it was', hi: 'जैसा था वैसा छोड़ा' },
    { id: 'rolled_back', en: 'Rolled back', hi: 'पलटा गया' },
    { id: 'checked', en: 'Checked', hi: 'जाँचा गया' },
  ],
  importOutcome: [
    { id: 'error', en: 'Error', hi: 'ग़लती' },
    { id: 'unknown', en: 'Unknown', hi: 'अनजान' },
    { id: 'differing', en: 'Changed', hi: 'बदली हुई' },
    { id: 'missing', en: 'Missing', hi: 'फ़ाइल में नहीं' },
    { id: 'matched', en: 'Matched', hi: 'मेल खाती' },
  ],
  importProblem: [
    { id: 'row_unknown_application', en: 'There is no such application', hi: 'ऐसा कोई आवेदन नहीं है' },
    {
      id: 'row_too_wide',
      en: 'This row has more cells than there are headings',
      hi: 'इस पंक्ति में शीर्षकों से ज़्यादा खाने हैं',
    },
    { id: 'row_cell_missing', en: 'This cell is empty', hi: 'यह खाना ख़ाली है' },
    {
      id: 'row_unreadable',
      en: 'Some letters could not be read: save the file as “CSV UTF-8” and upload it again',
      hi: 'कुछ अक्षर पढ़े नहीं जा सके: फ़ाइल को “CSV UTF-8” में सहेजें और फिर अपलोड करें',
    },
    {
      id: 'row_repeated',
      en: 'This number is in the file twice',
      hi: 'यह नंबर फ़ाइल में दो बार है',
    },
    {
      id: 'row_name',
      en: 'Enter a name with letters, of up to 60 characters',
      hi: 'अक्षरों में नाम लिखें, ज़्यादा से ज़्यादा 60 अक्षर',
    },
    { id: 'row_mobile', en: 'This is not a mobile number', hi: 'यह मोबाइल नंबर नहीं है' },
    {
      id: 'row_product',
      en: `There is no such product. Write one of: ${listNames('product', 'en')}`,
      hi: `ऐसा कोई प्रोडक्ट नहीं है। इनमें से एक लिखें: ${listNames('product', 'hi')}`,
    },
    {
      id: 'row_product_off',
      en: 'This product is switched off in your funnel',
      hi: 'यह प्रोडक्ट आपके फ़नल में बंद है',
    },
    { id: 'row_pincode', en: 'This is not a pincode', hi: 'यह पिनकोड नहीं है' },
    { id: 'row_language', en: 'Write English or Hindi', hi: 'अंग्रेज़ी या हिन्दी लिखें' },
    {
      id: 'row_lead_exists',
      en: 'You already have a lead of this customer for this product',
      hi: 'इस प्रोडक्ट के लिए इस ग्राहक की लीड आपके पास पहले से है',
    },
    { id: 'row_date', en: 'This is not a date', hi: 'यह तारीख़ नहीं है' },
    {
      id: 'row_before_application',
      en: 'This date is before the application',
      hi: 'यह तारीख़ आवेदन से पहले की है',
    },
    { id: 'row_future', en: 'This date is in the future', hi: 'यह तारीख़ आगे की है' },
    {
      id: 'row_amount',
      en: 'This is not a number such as 1,23,456.50',
      hi: 'यह 1,23,456.50 जैसी संख्या नहीं है',
    },
    { id: 'row_not_positive', en: 'This is not above ₹0', hi: 'यह ₹0 से ज़्यादा नहीं है' },
    {
      id: 'row_decimals',
      en: 'This amount has more than 2 decimals',
      hi: 'इस राशि में दशमलव के बाद दो से ज़्यादा अंक हैं',
    },
    {
      id: 'row_too_large',
      en: 'This is more than ₹10,00,00,00,000',
      hi: 'यह ₹10,00,00,00,000 से ज़्यादा है',
    },
    {
      id: 'row_status',
      en: `This is no status. Write one of: ${listNames('applicationStatus', 'en')}`,
      hi: `यह कोई स्थिति नहीं है। इनमें से एक लिखें: ${listNames('applicationStatus', 'hi')}`,
    },
    {
      id: 'row_no_amount',
      en: 'A disbursed application needs an amount above ₹0',
      hi: 'जारी हुए आवेदन के लिए ₹0 से ज़्यादा राशि चाहिए',
    },
    {
      id: 'row_backward',
      en: 'This moves the application back: a second admin has to confirm it',
      hi: 'इससे आवेदन पीछे जाता है: दूसरे एडमिन को इसकी पुष्टि करनी होगी',
    },
    {
      id: 'row_needs_second_admin',
      en: 'This says that a loan was disbursed: a second admin has to confirm it',
      hi: 'इसमें लोन जारी होने की बात है: दूसरे एडमिन को इसकी पुष्टि करनी होगी',
    },
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
