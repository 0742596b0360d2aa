import type { Page } from '@playwright/test';

/** The words by which the way to an application is found, in both languages. */
export const WORDS = {
  en: {
    contact: 'Mobile number or e-mail',
    sendCode: 'Send code',
    code: 'One-time code',
    go: 'Continue',
    product: /^Personal Loans/,
    firstName: 'First name',
    lastName: 'Last name',
    birthDate: 'Date of birth',
    female: 'Female',
    contactStep: 'Contact details',
    email: 'E-mail',
    address: 'Address Line 1',
    pincode: 'Pincode',
    home: 'Your home is',
    work: 'Employment and income',
    salaried: 'Salaried',
    company: 'Company name',
    officePincode: 'Office pincode',
    transfer: 'Bank transfer',
    income: 'Monthly income',
    amount: 'How much do you want to borrow?',
    check: 'Check your answers',
    agree: 'Agree and see offers',
    notSaved: /are not (saved|sent) yet/,
    retry: 'Try again',
    ended: 'You have been signed out. What you typed has been kept',
    offers: /^\d+ offers$/,
    offersFailed: 'The offers could not be worked out',
    kfs: /^Key fact statement of/,
    kfsTitle: /^Key fact statement: /,
    choose: /^Choose /,
    apply: 'Send application',
    notSent: 'The application was not sent',
    oops: 'OOPS...SOMETHING WENT WRONG HERE',
    oopsText: "The link you followed had some problem and it's broken",
    reload: 'Reload the page',
    products: 'What do you need?',
  },
  hi: {
    contact: 'मोबाइल नंबर या ई-मेल',
    sendCode: 'कोड भेजें',
    code: 'एक बार काम आने वाला कोड',
    go: 'आगे बढ़ें',
    product: /^पर्सनल लोन/,
    firstName: 'नाम',
    lastName: 'उपनाम',
    birthDate: 'जन्म तिथि',
    female: 'महिला',
    contactStep: 'संपर्क की जानकारी',
    email: 'ई-मेल',
    address: 'पता, पंक्ति 1',
    pincode: 'पिनकोड',
    home: 'आपका घर',
    work: 'काम और आय',
    salaried: 'नौकरीपेशा',
    company: 'कंपनी का नाम',
    officePincode: 'दफ़्तर का पिनकोड',
    transfer: 'बैंक ट्रांसफ़र',
    income: 'मासिक आय',
    amount: 'आपको कितना लोन चाहिए?',
    check: 'अपने जवाब जाँचें',
    agree: 'सहमति दें और ऑफ़र देखें',
    notSaved: /अभी (सहेजी|सहेजे|भेजे) नहीं गए? ?(ई )?हैं?|अभी सहेजी नहीं गई है/,
    retry: 'फिर कोशिश करें',
    ended: 'आप साइन आउट हो गए हैं। आपका लिखा सब कुछ सुरक्षित है',
    offers: /^\d+ ऑफ़र$/,
    offersFailed: 'ऑफ़र तैयार नहीं हो सके',
    kfs: /का मुख्य तथ्य विवरण$/,
    kfsTitle: /^मुख्य तथ्य विवरण: /,
    choose: /को चुनें$/,
    apply: 'आवेदन भेजें',
    notSent: 'आवेदन नहीं भेजा जा सका',
    oops: 'माफ़ कीजिए, यहाँ कुछ गड़बड़ हो गई',
    oopsText: 'आपने जो लिंक खोला, उसमें कोई समस्या है और वह काम नहीं कर रहा',
    reload: 'पेज फिर से लोड करें',
    products: 'आपको क्या चाहिए?',
  },
} as const;

/** Has the calls of an address answered as the fault says, while something is done. */
export async function under(
  page: Page,
  [address, fault]: readonly [address: string, fault: string],
  work: () => Promise<void>,
): Promise<void> {
  await page.route(address, (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-mock-fault': fault } }),
  );
  await work();
  await page.unroute(address);
}

/** An error that nobody catches, as one in an extension or a late script would be. */
export const throwInPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error('of nobody');
    });
  });

/** Ends the session on the server; the page does not know yet. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'accessToken')?.value ?? '';
  await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
}
